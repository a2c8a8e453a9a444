/** The nine suspects: their names and the hourglasses on their alibi cards. */
export const SUSPECT_NAMES = [
  'madame',
  'stealthy',
  'smith',
  'pizer',
  'gull',
  'lane',
  'bert',
  'goodley',
  'lestrade',
] as const;

export const CARD_HOURGLASSES = [2, 1, 1, 1, 1, 1, 1, 0, 0] as const;

/** His empty side is a crossing without a wall. */
export const LANE = 5;

/** Hourglasses on all cards together. */
export const ALL_HOURGLASSES = 8;
