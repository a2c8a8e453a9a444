/** The evidence cards: seven kinds worth 3 to 9, map fragments and jokers. */

/** By type: what a set of it is called, as single words for the command line. */
export const TYPE_NAMES = [
  'papers',
  'explosive',
  'cigarette',
  'bullet',
  'button',
  'footprint',
  'fingerprint',
  'map',
  'joker',
] as const;

/** Types 0 .. 6 form sets, are worth valueOf(type) and may hold a joker. */
export const SETS = 7;
export const MAP = 7;
export const JOKER = 8;
/** Types that can lie face down: all but the joker. */
export const HIDEABLE = 8;
export const TYPES = 9;

/** Printed value of a type that forms sets: papers 3 .. fingerprint 9. */
export const valueOf = (type: number): number => type + 3;

/** Points for 0 .. 5 map fragments. */
export const MAP_POINTS = [0, -1, 1, 3, 6, 10] as const;
export const FULL_SET_POINTS = 3;
export const LOOSE_JOKER_POINTS = -3;
export const RESERVED_POINTS = -3;

export const TOKENS_IN_BOX = 24;
