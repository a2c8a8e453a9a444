/**
 * The numbers behind the evaluation. Points are points of the final count; shares are of the whole game. How they were
 * chosen: experiments/holmes-evaluation.
 */
export interface EvaluationWeights {
  /** Chance that a card not yet taken goes to a given side, with the whole game still to come. */
  readonly share: number;
  /** Rounds of actions by which sets are less settled than that says, since both fight where points are to be had. */
  readonly stir: number;
  /** How much less a lead means with the whole game still to come. */
  readonly doubt: number;
  /** Points of a first token; tokens that one action spends well; and tokens that are enough for any time. */
  readonly token: number;
  readonly spend: number;
  readonly stock: number;
  /** Points by which a joker set aside without a set to come to is worth more at the start than at the end. */
  readonly jokerHope: number;
  /** How much of the next visits counts. */
  readonly visits: number;
  /** How much counts of what the row at hand adds to a visit: for whoever moves next, and for the other. */
  readonly next: number;
  readonly afterNext: number;
  /** Points of a hidden card beyond what it is: nobody takes it away, and the other has chosen his. */
  readonly hidden: number;
  /** Share of a reserved card's worth that is left after paying for it. */
  readonly reserved: number;
  /** Points of a lead that is half a win: at the end, and how many more at the start. */
  readonly calm: number;
  readonly open: number;
}

export const WEIGHTS: EvaluationWeights = {
  share: 0.44,
  stir: 5,
  doubt: 0.35,
  token: 0.95,
  spend: 3,
  stock: 9,
  jokerHope: 3,
  visits: 0.4,
  next: 0.7,
  afterNext: 0.3,
  hidden: 0.2,
  reserved: 0.6,
  calm: 4,
  open: 14,
};
