/**
 * Tokens, the actions on their two sides, and the packing of moves.
 *
 *   decisions   0 .. 26  rotation: 3 x position + (0 right, 1 around, 2 left)
 *              27 .. 62  exchange: pairs of positions (0,1) (0,2) .. (7,8)
 *              63 .. 68  Holmes, Watson, Toby: 2 x detective + (0 one place, 1 two places)
 *              69 .. 72  joker: detective, or 3 for nobody
 *              73        alibi
 *   chance      tile laid: 4 x tile + wall; identity or alibi card: the suspect; throw: bit per token whose back lies
 *               up; witnesses: 1 if Jack is unseen, plus 2 if he has the hourglasses he needs
 */
import { POSITIONS } from './layout.js';

export const ROTATION = 0;
export const EXCHANGE = 1;
export const HOLMES = 2;
export const WATSON = 3;
export const TOBY = 4;
export const JOKER = 5;
export const ALIBI = 6;
export const ACTION_NAMES = ['rotation', 'exchange', 'holmes', 'watson', 'toby', 'joker', 'alibi'] as const;

/** R2: front and back of each token. */
export const TOKENS = [
  [ALIBI, HOLMES],
  [TOBY, WATSON],
  [ROTATION, EXCHANGE],
  [ROTATION, JOKER],
] as const;
export const ALL_TOKENS = 15;

export const FIRST_EXCHANGE = 3 * POSITIONS;
const PAIRS = (POSITIONS * (POSITIONS - 1)) / 2;
export const FIRST_STEP = FIRST_EXCHANGE + PAIRS;
export const FIRST_JOKER = FIRST_STEP + 6;
export const JOKER_NOBODY = FIRST_JOKER + 3;
export const ALIBI_MOVE = JOKER_NOBODY + 1;
export const MOVE_SPACE = ALIBI_MOVE + 1;

/** The two positions of each exchange, by move - FIRST_EXCHANGE. */
export const PAIR_A = new Int32Array(PAIRS);
export const PAIR_B = new Int32Array(PAIRS);
for (let a = 0, pair = 0; a < POSITIONS; a++)
  for (let b = a + 1; b < POSITIONS; b++, pair++) {
    PAIR_A[pair] = a;
    PAIR_B[pair] = b;
  }

/** The action of each move. */
export const ACTION_OF = Int32Array.from({ length: MOVE_SPACE }, (_, move) => {
  if (move < FIRST_EXCHANGE) return ROTATION;
  if (move < FIRST_STEP) return EXCHANGE;
  if (move < FIRST_JOKER) return HOLMES + ((move - FIRST_STEP) >> 1);
  return move < ALIBI_MOVE ? JOKER : ALIBI;
});

/** Actions on offer as a bit set, by sides << 4 | tokens left. */
export const OFFERED = new Int32Array(256);
/** The token that an action takes, as a bit, by action << 8 | sides << 4 | tokens left; the first of two Rotations. */
export const TAKES = new Int32Array(ACTION_NAMES.length << 8);
for (let key = 0; key < 256; key++)
  for (let token = TOKENS.length - 1; token >= 0; token--) {
    if (((key >> token) & 1) === 0) continue;
    const action = TOKENS[token][(key >> (4 + token)) & 1];
    OFFERED[key] |= 1 << action;
    TAKES[(action << 8) | key] = 1 << token;
  }
