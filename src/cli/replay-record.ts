/** `irregulars replay`. */
import { checked } from '../core/checked.js';
import { newState } from '../core/game.js';
import { gameOfRecord } from './check-record.js';
import type { Values } from './command.js';
import { gameDocument } from './document.js';
import type { Io } from './io.js';
import { writeJson } from './io.js';
import { readRecordFile } from './record-file.js';
import { playCommand } from './repeat.js';
import type { replayFlags } from './replay.js';
import { readLook, Transcript } from './transcript.js';
import { walk } from './walk.js';

type ReplayValues = Values<typeof replayFlags> & { readonly file: string };

/** The whole record is verified before the first line is printed. */
export function replayRecord(values: ReplayValues, io: Io): void {
  const record = readRecordFile(values.file);
  const rules = gameOfRecord(record, values.file);
  const game = values.check ? checked(rules) : rules;
  const look = readLook(game, values);
  if (values.json) return writeJson(io, gameDocument(game, record, look));
  const transcript = new Transcript(game, look, io.out);
  transcript.start(newState(game), record.seats);
  transcript.end(walk(game, record.moves, (state, move) => transcript.move(state, move)));
  transcript.result(record);
  transcript.repeat(playCommand(game, record, look));
}
