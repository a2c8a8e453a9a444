/** The roles, and who is in the game with how many players: R6. */

export const ROLES = [
  'none',
  'ghost',
  'killer',
  'accomplice',
  'witness',
  'expert',
  'blackmailer',
  'detective',
] as const;
export type Role = (typeof ROLES)[number];

export const GHOST = 1;
export const KILLER = 2;
export const ACCOMPLICE = 3;
export const WITNESS = 4;
export const EXPERT = 5;
export const BLACKMAILER = 6;
export const DETECTIVE = 7;

/** Accomplices, Witness, Expert; by the number of players, from 4 on. */
const TABLE: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
  [1, 1, 0],
  [1, 1, 0],
  [1, 1, 0],
  [2, 1, 1],
  [2, 1, 1],
  [2, 1, 1],
];

/** The special roles to deal to the seats beside the Ghost, in the order in which they are dealt; the rest detect. */
export function roleCards(players: number, blackmailer: boolean, hasWitness: boolean): number[] {
  const [accomplices, witness, expert] = TABLE[players - 4];
  return [
    KILLER,
    ...new Array<number>(accomplices).fill(ACCOMPLICE),
    ...new Array<number>(hasWitness ? witness : 0).fill(WITNESS),
    ...new Array<number>(expert).fill(EXPERT),
    ...(blackmailer ? [BLACKMAILER] : []),
  ];
}

/** R7: rounds by the number of players, from 2 on. */
export const ROUNDS: readonly number[] = [5, 5, 5, 4, 4, 4, 3, 3, 3, 2, 2];
