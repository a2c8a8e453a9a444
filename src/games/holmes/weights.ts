/**
 * The numbers behind the evaluation. Points are points of the final count; shares are of the whole game. How they were
 * chosen: experiments/holmes-evaluation.
 */
export interface EvaluationWeights {
  /** Chance that a card not yet taken goes to a given side, with the whole game still to come. */
  readonly share: number;
  /** Pairs of actions that the last ones stir up besides, since both fight where points are to be had. */
  readonly stir: number;
  /** How much less a lead means with the whole game still to come. */
  readonly doubt: number;
  /** Points of a token while there is plenty of time to spend it, and tokens that one action spends well. */
  readonly token: number;
  readonly spend: number;
  readonly stock: number;
  /** Points that a joker set aside may still come to, with the whole game to come: on top of its best set, or of none. */
  readonly asideCost: number;
  readonly jokerHope: number;
  /** How much of the next visits counts, and of what sets the very next apart: for the player to move, and the other. */
  readonly visits: number;
  readonly next: number;
  readonly afterNext: number;
  /** What is left of a visit tomorrow where a marker of one's own stands in the way. */
  readonly blocked: number;
  /** Points of a hidden card beyond what it is: nobody takes it away, and the other has chosen his. */
  readonly hidden: number;
  /** Share of a reserved card's worth that is left after paying for it. */
  readonly reserved: number;
  /** A lead of so many points counts half a win: at the end, and in addition at the start. */
  readonly calm: number;
  readonly open: number;
}

export const WEIGHTS: EvaluationWeights = {
  share: 0.38,
  stir: 5,
  doubt: 0.35,
  token: 0.95,
  spend: 3,
  stock: 9,
  asideCost: 2.5,
  jokerHope: 3,
  visits: 0.3,
  next: 0.7,
  afterNext: 0.3,
  blocked: 1,
  hidden: 0.2,
  reserved: 0.6,
  calm: 4,
  open: 14,
};
