/**
 * How a position looks to each side, as if the witnesses were heard now: how many suspects would be left, how many
 * hourglasses Jack would still need, and how many rounds there would be for it. What that is worth comes from a small
 * model of the rest of the game (`chances`). The Investigator averages over the suspects and over the cards that Jack
 * may hold; Jack knows which of the two answers he would have to give.
 */
import { bitCount } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { Evaluate, State } from '../../core/game.js';
import type { Board } from './board.js';
import * as layout from './layout.js';
import type { MrJackPocketOptions } from './options.js';
import { CARD_HOURGLASSES } from './suspects.js';
import { hourglassesOn } from './worlds.js';

const { ACTOR, TERMINAL } = core;
const { ROUND, SUSPECTS, SHOWN, HOURGLASSES, SECRET_COUNT, CHASE, WINNER, JACK, SECRET, JACK_SEAT } = layout;

/** In the model, how often the suspects are parted as evenly as can be; else any number of them is seen. */
const EVEN_PARTING = 0.5;
/** In a chase, how much likelier Jack is caught if he is in sight now. */
const IN_SIGHT = 0.5;

export function createEvaluate(board: Board, options: MrJackPocketOptions): Evaluate {
  const { seenTiles } = board;
  const ROUNDS = options.rounds;
  const GOAL = options.hourglasses;
  const CARDS = board.suspects.length;
  const ALL_HOURS = board.suspects.reduce((sum, suspect) => sum + CARD_HOURGLASSES[suspect], 0);
  const AFTER = chances(CARDS, options);
  const WIDTH = CARDS + 1;
  const HEIGHT = ROUNDS + 1;

  function evaluate(s: State, player: number): number {
    if (s[ACTOR] === TERMINAL) return s[WINNER] === player ? 1 : -1;
    if (s[ROUND] === 0) return 0;
    return player === JACK_SEAT ? 1 - 2 * chanceKnowing(s) : 2 * chanceGuessing(s) - 1;
  }

  /** The Investigator's chance to win, for one who knows Jack and his cards. */
  function chanceKnowing(s: State): number {
    const seen = seenTiles(s);
    const inSight = (seen >> s[JACK]) & 1;
    if (s[CHASE] === 1) return chaseChance(s, inSight);
    const needed = GOAL - s[HOURGLASSES] - hourglassesOn(s[SECRET]);
    const left = ROUNDS - s[ROUND];
    return inSight === 1
      ? after(SEEN, bitCount(s[SUSPECTS] & seen), left, needed)
      : after(UNSEEN, bitCount(s[SUSPECTS] & ~seen), left, needed - 1);
  }

  function chanceGuessing(s: State): number {
    const seen = seenTiles(s);
    const visible = bitCount(s[SUSPECTS] & seen);
    if (s[CHASE] === 1) return chaseChance(s, visible);
    const hidden = bitCount(s[SUSPECTS] & ~seen);
    const left = ROUNDS - s[ROUND];
    // The average over Jack's cards falls between two whole numbers.
    const needed = GOAL - s[HOURGLASSES] - expectedHours(s);
    const whole = Math.floor(needed);
    const part = needed - whole;
    let chance = (1 - part) * parted(visible, hidden, left, whole);
    if (part > 0) chance += part * parted(visible, hidden, left, whole + 1);
    return chance;
  }

  /** When Jack is about to answer, and each suspect is as likely to be him. */
  function parted(visible: number, hidden: number, left: number, needed: number): number {
    const seen = visible * after(SEEN, visible, left, needed);
    return (seen + hidden * after(UNSEEN, hidden, left, needed - 1)) / (visible + hidden);
  }

  const after = (answer: number, suspects: number, left: number, needed: number): number =>
    AFTER[((answer * (GOAL + 1) + (needed > 0 ? needed : 0)) * HEIGHT + left) * WIDTH + suspects];

  const chaseChance = (s: State, inSight: number): number =>
    inSight * IN_SIGHT + (1 - IN_SIGHT) * AFTER[(UNSEEN * (GOAL + 1) * HEIGHT + ROUNDS - s[ROUND]) * WIDTH + 1];

  /** Hourglasses on Jack's cards, on average over all cards that were not shown. */
  function expectedHours(s: State): number {
    const unknown = CARDS - bitCount(s[SHOWN]);
    return (s[SECRET_COUNT] * (ALL_HOURS - hourglassesOn(s[SHOWN]))) / unknown;
  }

  return evaluate;
}

const SEEN = 0;
const UNSEEN = 1;

/**
 * The Investigator's chance to win once Jack has answered, by the answer, the hourglasses that Jack still needs, the
 * rounds left and the suspects left, in a model of the game without tiles: in every round some of the suspects are
 * seen, each is as likely to be Jack, no alibi is drawn, and in a chase he is seen every other round. Solved backwards
 * over the rounds.
 */
function chances(suspects: number, options: MrJackPocketOptions): Float64Array {
  const { rounds, hourglasses: goal, chase } = options;
  const width = suspects + 1;
  const height = rounds + 1;
  const table = new Float64Array(2 * (goal + 1) * height * width);
  const at = (answer: number, needed: number, left: number, n: number): number =>
    ((answer * (goal + 1) + Math.max(needed, 0)) * height + left) * width + n;
  const parted = (visible: number, n: number, left: number, needed: number): number =>
    (visible * table[at(SEEN, needed, left, visible)] +
      (n - visible) * table[at(UNSEEN, needed - 1, left, n - visible)]) /
    n;

  for (let left = 0; left <= rounds; left++)
    for (let needed = 0; needed <= goal; needed++) {
      table[at(SEEN, needed, left, 1)] = 1;
      table[at(UNSEEN, needed, left, 1)] = needed > 0 ? 1 : chase ? 1 - 0.5 ** left : 0;
      if (left === 0 || needed === 0) continue;
      for (let n = 2; n <= suspects; n++) {
        let any = 0;
        for (let visible = 0; visible <= n; visible++) any += parted(visible, n, left - 1, needed) / (n + 1);
        const even = (parted(n >> 1, n, left - 1, needed) + parted((n + 1) >> 1, n, left - 1, needed)) / 2;
        const chance = EVEN_PARTING * even + (1 - EVEN_PARTING) * any;
        table[at(SEEN, needed, left, n)] = chance;
        table[at(UNSEEN, needed, left, n)] = chance;
      }
    }
  return table;
}
