/** `irregulars play`. */
import { randomInt } from 'node:crypto';
import { BrokenPromise } from '../core/checked.js';
import type { Agent } from '../core/agent.js';
import { wrapAgent } from '../core/agent.js';
import type { Game } from '../core/game.js';
import { ACTOR, newState, TERMINAL } from '../core/game.js';
import { playGame } from '../core/play.js';
import { seedFromText } from '../core/seed.js';
import { chooseGame } from './choose-game.js';
import type { Values } from './command.js';
import { gameDocument } from './document.js';
import type { Io } from './io.js';
import { writeJson } from './io.js';
import { readChoices, readCount } from './numbers.js';
import type { playFlags } from './play.js';
import { probeRecordFile, writeRecordFile } from './record-file.js';
import { playCommand } from './repeat.js';
import { seatAgents } from './seats.js';
import type { Look } from './transcript.js';
import { readLook, Transcript } from './transcript.js';
import { walk, walkChoices } from './walk.js';

type PlayValues = Values<typeof playFlags>;

/** A seed that nobody chose is short enough to be typed again. */
const SEEDS = 1_000_000;

export function playOne(values: PlayValues, io: Io): void {
  const game = chooseGame(values);
  const look = readLook(game, values);
  const transcript = new Transcript(game, look, values.json ? () => undefined : io.out);
  if (values.choices === undefined) playAgents(game, values, look, transcript, io);
  else playChoices(game, readChoices(values.choices), values.json === true, look, transcript, io);
}

function playAgents(game: Game, values: PlayValues, look: Look, transcript: Transcript, io: Io): void {
  const broken: BrokenPromise[] = [];
  const agents = seatAgents(game, values.agents ?? ['random']).map((agent) => witness(agent, broken));
  const at = {
    seed: values.seed === undefined ? randomInt(SEEDS) : seedFromText(values.seed),
    pair: readCount('pair', values.pair, 0, 0, Number.MAX_SAFE_INTEGER),
    leg: readCount('leg', values.leg, 0, 0, Number.MAX_SAFE_INTEGER),
  };
  if (values.record !== undefined) probeRecordFile(values.record);

  transcript.start(
    newState(game),
    agents.map((agent) => agent.spec),
  );
  const record = playGame(game, agents, at, (state, move) => transcript.move(state, move));
  if (broken.length > 0) throw broken[0];
  if (values.record !== undefined) writeRecordFile(values.record, record);
  if (values.json) return writeJson(io, gameDocument(game, record, look));
  transcript.end(walk(game, record.moves));
  transcript.result(record);
  transcript.repeat(playCommand(game, record, look));
}

function playChoices(
  game: Game,
  choices: readonly number[],
  json: boolean,
  look: Look,
  transcript: Transcript,
  io: Io,
): void {
  transcript.start(newState(game), undefined);
  const moves = walkChoices(game, choices, (state, move) => transcript.move(state, move));
  const state = walk(game, moves);
  const returns = new Float64Array(state[ACTOR] === TERMINAL ? game.playerCount : 0);
  if (returns.length > 0) game.returns(state, returns);
  if (moves.length < choices.length) io.err(`the game was over after ${moves.length} of ${choices.length} choices\n`);
  const { id, options, rulesVersion } = game;
  const told = { game: id, options, rulesVersion, moves, ...(returns.length > 0 && { returns: [...returns] }) };
  if (json) return writeJson(io, { choices, ...gameDocument(game, told, look) });
  transcript.end(state);
  if (returns.length > 0) transcript.result({ returns: [...returns] });
  transcript.repeat(playCommand(game, { choices }, look));
}

/** `playGame` takes whatever an agent throws for the agent's fault; a promise broken by the rules is ours. */
function witness(agent: Agent, broken: BrokenPromise[]): Agent {
  return wrapAgent(agent, (act) => {
    try {
      return act();
    } catch (error) {
      if (error instanceof BrokenPromise) broken.push(error);
      throw error;
    }
  });
}
