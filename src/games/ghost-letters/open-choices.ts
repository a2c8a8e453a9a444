/** Choices made and not yet shown, drawn evenly: minds, votes of an open ballot, bids, what the Ghost has decided on. */
import type { Player, State } from '../../core/game.js';
import type { Rng } from '../../core/rng.js';
import { isSending } from './information.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import * as phases from './phases.js';

const { PHASE, SEAT, STEP, LETTERS, MAIL_START, KEEP, OWN, ARRESTED, STAGE } = layout;
const { DEAL_MINDS, SORT, ADD, VOTE, BID_LEVELS } = phases;

export function createOpenChoices(setup: Setup): (s: State, player: Player, rng: Rng) => void {
  const { players, hand, letters, columns, categories, minds, mind: MIND, vote: VOTES, bid: BIDS } = setup;
  const masks = ownMasks(hand, letters);

  function draw(s: State, player: Player, rng: Rng): void {
    drawMinds(s, player, rng);
    drawBallot(s, player, rng);
    drawBids(s, player, rng);
    if (player > 0) drawIntentions(s, rng);
  }

  function drawMinds(s: State, player: Player, rng: Rng): void {
    if (minds === 0) return;
    const dealt = s[PHASE] === DEAL_MINDS ? s[SEAT] : s[PHASE] < DEAL_MINDS ? 0 : players;
    for (let seat = 0; seat < dealt; seat++) if (seat !== player) s[MIND + seat] = 1 + rng.below(minds);
  }

  /** Votes given so far in an open ballot, by seats before the one that is asked. */
  function drawBallot(s: State, player: Player, rng: Rng): void {
    if (s[PHASE] !== VOTE) return;
    for (let seat = 1; seat < s[SEAT]; seat++)
      if (seat !== player && ((s[ARRESTED] >> seat) & 1) === 0)
        s[VOTES + seat] = 1 + (s[STAGE] < categories ? rng.below(columns) : drawSuspect(s, seat, rng));
  }

  function drawSuspect(s: State, voter: Player, rng: Rng): number {
    const first = setup.mayLackKiller ? 0 : 1;
    let count = 0;
    for (let seat = first; seat < players; seat++) if (isSuspect(s, voter, seat)) count++;
    let left = rng.below(count);
    let seat = first;
    while (!isSuspect(s, voter, seat) || left-- > 0) seat++;
    return seat;
  }

  const isSuspect = (s: State, voter: Player, seat: Player): boolean =>
    seat !== voter && ((s[ARRESTED] >> seat) & 1) === 0;

  function drawBids(s: State, player: Player, rng: Rng): void {
    if (!setup.bids || !isSending(s)) return;
    for (let seat = 1; seat < s[SEAT]; seat++) if (seat !== player) s[BIDS + seat] = 1 + rng.below(BID_LEVELS);
  }

  /** What the Ghost has decided on and not yet shown. */
  function drawIntentions(s: State, rng: Rng): void {
    if (s[PHASE] !== SORT && s[PHASE] !== ADD) return;
    const decided = s[PHASE] === SORT ? s[STEP] : s[LETTERS] - s[MAIL_START];
    s[KEEP] = 0;
    for (let i = 0; i < decided; i++) s[KEEP] |= rng.below(2) << i;
    const count = s[PHASE] === ADD ? s[STEP] : 0;
    const list = masks[count];
    s[OWN] = list[rng.below(list.length)];
  }

  return draw;
}

/** By number of additions decided: the sets of places in a full hand that they may be. */
function ownMasks(hand: number, letters: number): Int32Array[] {
  const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
  const all = Array.from({ length: 1 << hand }, (_, mask) => mask);
  return Array.from({ length: letters }, (_, count) => Int32Array.from(all.filter((mask) => bits(mask) <= count)));
}
