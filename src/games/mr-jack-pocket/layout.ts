/**
 * Words of a Mr. Jack Pocket state, the same for every option. Suspects, tiles and alibi cards share one numbering
 * (suspects.ts); positions count row by row from the top left; walls are 0 north, 1 east, 2 south, 3 west, 4 none.
 */
import { HEADER } from '../../core/game.js';

/** Positions at most. */
export const POSITIONS = 9;
export const DETECTIVES = 3;

export const STAGE = HEADER; // what the next move is: one of the stages below
export const ROUND = STAGE + 1; // 1 .. rounds; 0 during the set-up
export const STEP = ROUND + 1; // actions completed in this round, 0 .. 4
export const SIDES = STEP + 1; // bit per token: its back lies up
export const LEFT = SIDES + 1; // bit per token: still on offer
export const TURNED = LEFT + 1; // bit per tile: rotated in this round
export const SUSPECTS = TURNED + 1; // bit per tile: suspect side up; during the set-up, tiles placed
export const SHOWN = SUSPECTS + 1; // bit per alibi card: shown by the Investigator
export const HOURGLASSES = SHOWN + 1; // round tokens that Jack has taken
export const SECRET_COUNT = HOURGLASSES + 1; // alibi cards that Jack keeps
export const CHASE = SECRET_COUNT + 1; // 1 once both goals were reached with Jack unseen
export const WINNER = CHASE + 1; // a seat; 0 until the end
export const DETECTIVE = WINNER + 1; // places of Holmes, Watson, Toby
export const TILE = DETECTIVE + DETECTIVES; // by position
export const WALL = TILE + POSITIONS; // by position
export const JACK = WALL + POSITIONS; // secret: who he is; UNKNOWN until he draws
export const SECRET = JACK + 1; // secret: bit per alibi card that Jack keeps; 0 in the chase, which reads it no more
export const FRESH = SECRET + 1; // secret but for its being there: 1 + the card Jack drew in this round; 0 none
export const WORDS = FRESH + 1;

export const PLACE = 0; // a tile is laid
export const IDENTITY = 1; // Jack draws who he is
export const THROW = 2; // the tokens are thrown
export const ACT = 3; // a token is picked and resolved
export const ALIBI_CARD = 4; // an alibi card is drawn
export const WITNESSES = 5; // Jack answers whether he is seen

export const NO_WALL = 4;
export const UNKNOWN = -1;
export const INVESTIGATOR = 0; // seat
export const JACK_SEAT = 1;
