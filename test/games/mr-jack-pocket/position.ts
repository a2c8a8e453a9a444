/** Positions by hand, for rule tests. */
import type { Game, State } from '../../../src/core/game.js';
import { ACTOR, CHANCE, newState } from '../../../src/core/game.js';
import { mrJackPocket } from '../../../src/games/mr-jack-pocket/family.js';
import * as layout from '../../../src/games/mr-jack-pocket/layout.js';
import { LANE, SUSPECT_NAMES } from '../../../src/games/mr-jack-pocket/suspects.js';

export const create = (options: Readonly<Record<string, unknown>> = {}): Game =>
  mrJackPocket.create(mrJackPocket.schema.parse(options));

const WALLS = 'NESW';
/** Which side of each token lies up, as bits: 0 Alibi, Toby, Rotation, Rotation. */
export const HOLMES_UP = 1;
export const WATSON_UP = 2;
export const EXCHANGE_UP = 4;
export const JOKER_UP = 8;

/** Places by edge, counted clockwise from 0. */
export const place = { top: 0, right: 3, bottom: 6, left: 9 } as const;

export interface Scene {
  /** `name wall` row by row; a name in brackets is cleared. */
  readonly tiles?: string;
  /** Holmes, Watson, Toby. */
  readonly detectives?: readonly [number, number, number];
  readonly jack?: string;
  readonly round?: number;
  /** Actions taken. */
  readonly step?: number;
  readonly sides?: number;
  /** Tokens left, as bits. */
  readonly left?: number;
  readonly hourglasses?: number;
  readonly cards?: readonly string[];
  readonly shown?: readonly string[];
  readonly chase?: boolean;
}

/** Nobody is seen: all walls face north, all detectives look from above. */
export const BLIND = 'madame N stealthy N smith N pizer N gull N lane N bert N goodley N lestrade N';

export const suspect = (name: string): number => (SUSPECT_NAMES as readonly string[]).indexOf(name);
const setOf = (names: readonly string[]): number => names.reduce((set, name) => set | (1 << suspect(name)), 0);

export function position(game: Game, scene: Scene): State {
  const s = newState(game);
  s[layout.SUSPECTS] = 0;
  (scene.tiles ?? BLIND)
    .trim()
    .split(/\s+/)
    .forEach((word, i, words) => {
      if (i % 2 === 1) return;
      const at = i / 2;
      const cleared = word.startsWith('(');
      const tile = suspect(word.replace(/[()]/g, ''));
      s[layout.TILE + at] = tile;
      s[layout.WALL + at] = cleared && tile === LANE ? layout.NO_WALL : WALLS.indexOf(words[i + 1]);
      if (!cleared) s[layout.SUSPECTS] |= 1 << tile;
    });
  (scene.detectives ?? [0, 1, 2]).forEach((at, d) => (s[layout.DETECTIVE + d] = at));
  const round = scene.round ?? 1;
  const step = scene.step ?? 0;
  s[layout.ROUND] = round;
  s[layout.STEP] = step;
  s[layout.SIDES] = scene.sides ?? 0;
  s[layout.LEFT] = scene.left ?? 15 & ~((1 << step) - 1);
  s[layout.JACK] = suspect(scene.jack ?? 'lestrade');
  s[layout.HOURGLASSES] = scene.hourglasses ?? 0;
  s[layout.SECRET] = setOf(scene.cards ?? []);
  s[layout.SECRET_COUNT] = scene.cards?.length ?? 0;
  s[layout.SHOWN] = setOf(scene.shown ?? []);
  s[layout.CHASE] = scene.chase ? 1 : 0;
  s[layout.STAGE] = step === 4 ? layout.WITNESSES : layout.ACT;
  const odd = round % 2 === 1;
  s[ACTOR] = step === 4 ? CHANCE : (step === 0 || step === 3) === odd ? layout.INVESTIGATOR : layout.JACK_SEAT;
  return s;
}

export function moveTexts(game: Game, s: State): string[] {
  const moves = new Int32Array(game.maxMoves);
  return [...moves.subarray(0, game.legalMoves(s, moves))].map((move) => game.formatMove(s, move));
}

/** Plays moves by their texts, each of which must be legal. */
export function play(game: Game, s: State, ...texts: string[]): State {
  for (const text of texts) {
    const move = game.parseMove(s, text);
    if (move < 0) throw new Error(`'${text}' is not legal; it is ${moveTexts(game, s).join(', ')}`);
    game.apply(s, move);
  }
  return s;
}

export const suspectsOf = (s: State): string[] => SUSPECT_NAMES.filter((_, i) => (s[layout.SUSPECTS] >> i) & 1);
export const namesIn = (set: number): string[] => SUSPECT_NAMES.filter((_, i) => (set >> i) & 1);

/** A tile's wall: N, E, S, W or `-`. */
export function wallOf(s: State, name: string): string {
  for (let at = 0; at < 9; at++) if (s[layout.TILE + at] === suspect(name)) return `${WALLS}-`[s[layout.WALL + at]];
  throw new Error(name);
}
