/** Who knows what: R37 to R42. */
import * as core from '../../core/game.js';
import type { Move, Player, State } from '../../core/game.js';
import { scramble } from '../../core/rng.js';
import { sortRun } from './cards.js';
import * as characters from './characters.js';
import * as deck from './deck.js';
import type { Finale } from './finale.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import type { Mail } from './mail.js';
import { extraLetters } from './counts.js';
import * as phases from './phases.js';
import * as roles from './roles.js';

const { ACTOR, TERMINAL } = core;
const { NO_CARD, SET_WORDS } = deck;
const { PHASE, SEAT, STEP, LETTERS, MAIL_START, DISCARDS, KEEP, OWN, SHOWN, TRUTH, DECK, POWER_OF } = layout;
const { TABLE, GHOST_SAW } = layout;
const { DEAL_ROLES, DEAL_MINDS, DEAL_HANDS, LEAD_DRAW, REFRESH, GHOST_DRAW, NIGHT, CHECK, SEND, BID, THROW } = phases;
const { SORT, ADD, GHOST_THROW, VOTE, ANSWER, ANSWER_MORE, EMPTY, REFILL, COOK_DRAW, LOOK, REWRITE, GIVE } = phases;
const { GAMBLER, MEDIUM, SPECIAL_AGENT, COACH, DECLINED } = characters;
const { GHOST, KILLER, ACCOMPLICE, WITNESS, EXPERT, BLACKMAILER } = roles;

/** Whether the night is over, so that all who learn something in it have learned it. */
export const isDay = (s: State): boolean => s[PHASE] > NIGHT;
/** Whether the Ghost has looked at the letters of the present round. */
export const hasLooked = (s: State): boolean => s[PHASE] >= SORT;
/** Whether letters and bids are being collected. */
export const isSending = (s: State): boolean => s[PHASE] >= CHECK && s[PHASE] <= BID;
/** How many letters, from the first on, the seat has read: the Ghost all that he has looked at, others none. */
export const lettersSeen = (s: State, player: Player): number =>
  player > 0 ? 0 : hasLooked(s) ? s[LETTERS] : s[MAIL_START];

/**
 * Cards revealed and ballots opened are too many to number. What is seen of them is a sum of scrambled numbers: exact
 * within one position, since its last choice adds one of them, and equal by chance 1 : 2^20 across positions.
 */
export const SEEN_SPACE = 1 << 20;
export const scrambled = (what: number): number => scramble(what + 1) & (SEEN_SPACE - 1);

export interface Information {
  observe(s: State, player: Player, out: Int32Array): void;
  moveSeenBy(s: State, move: Move, player: Player): number;
  knowsRole(s: State, player: Player, seat: Player): boolean;
  knowsTruth(s: State, player: Player): boolean;
  isHidden(s: State, discard: number, player: Player): boolean;
}

export function createInformation(setup: Setup, mail: Mail, finale: Finale): Information {
  const { players, hand, letters, categories, columns, mayLackKiller, isCompetitive } = setup;
  const {
    role: ROLE,
    mind: MIND,
    hands: HAND,
    letter: LETTER,
    discard: DISCARD,
    vote: VOTES,
    bid: BIDS,
    use: USE,
    answer: ANSWERS,
  } = setup;
  const LAST_SLEEPER = isCompetitive ? players - 1 : 0;
  const sorted = new Int32Array((players - 1) * letters + extraLetters(setup.options));

  function observe(s: State, player: Player, out: Int32Array): void {
    out.set(s);
    out.fill(0, DECK, DECK + SET_WORDS);
    if (s[ACTOR] === TERMINAL) return;
    if (!knowsTruth(s, player)) out.fill(0, TRUTH, TRUTH + 3);
    for (let seat = 0; seat < players; seat++) if (seat !== player) hideSeat(s, player, seat, out);
    hideCards(s, player, out);
    if (player === 0) return;
    out[KEEP] = 0;
    out[OWN] = 0;
    if (setup.hasCharacters) hideShownHands(player, out);
  }

  function hideSeat(s: State, player: Player, seat: Player, out: Int32Array): void {
    if (!knowsRole(s, player, seat)) out[ROLE + seat] = 0;
    out[MIND + seat] = 0;
    out.fill(0, HAND + seat * hand, HAND + (seat + 1) * hand);
    if (setup.hasCharacters && (player > 0 || characters.usedPower(s[USE + seat]) === SPECIAL_AGENT))
      out[ANSWERS + seat] = 0;
    out[VOTES + seat] = 0; // R29: none is left once the ballot is counted
    if (isSending(s)) out[BIDS + seat] = 0;
  }

  function hideCards(s: State, player: Player, out: Int32Array): void {
    for (let i = 0; i < s[DISCARDS]; i++) if (isHidden(s, i, player)) out[DISCARD + i] = s[DISCARD + i] & ~255;
    const looked = lettersSeen(s, player);
    for (let i = looked; i < s[LETTERS]; i++)
      if (layout.seatIn(s[LETTER + i]) !== player) out[LETTER + i] = s[LETTER + i] & ~255;
    // R40: the Ghost knows what came in each round, not from whom. The round goes before the card, so one run sorts all.
    for (let i = 0; i < looked; i++) out[LETTER + i] = s[LETTER + i] & 0xf0ff;
    sortRun(out, LETTER, looked);
  }

  /** R53: that a hand was shown is open to all, the cards are known to its owner and to the Ghost. */
  function hideShownHands(player: Player, out: Int32Array): void {
    for (let slot = setup.showing; slot < setup.words; slot += 1 + hand)
      if (layout.showingSeat(out[slot]) !== player) out.fill(0, slot + 1, slot + 1 + hand);
  }

  /** Whether `player` does not know the i-th discarded card: neither his own, nor open, nor shown to him by a power. */
  function isHidden(s: State, i: number, player: Player): boolean {
    const word = s[DISCARD + i];
    if (layout.seatIn(word) === player || layout.seatIn(word) === TABLE) return false;
    if (!setup.hasCharacters) return true;
    if (player === 0) return (word & GHOST_SAW) === 0 && i >= pileSeen(s);
    const power = characters.usedPower(s[USE + player]);
    if (power === SPECIAL_AGENT) return !characters.hasPlace(s[ANSWERS + player], i);
    const isShown = (power === MEDIUM || power === COACH) && s[ANSWERS + player] !== DECLINED + 1;
    return !isShown || s[ANSWERS + player] !== i + 1;
  }

  /** Discards, from the first on, that the Ghost has looked through for a Medium. */
  function pileSeen(s: State): number {
    let seen = 0;
    for (let seat = 1; seat < players; seat++)
      if (characters.usedPower(s[USE + seat]) === MEDIUM) seen = Math.max(seen, characters.usedSize(s[USE + seat]));
    return seen;
  }

  function knowsRole(s: State, player: Player, seat: Player): boolean {
    if (seat === player || seat === 0 || !isCompetitive || (s[SHOWN] >> seat) & 1) return true;
    // R38: while roles are dealt only one's own card is known; nobody has one before.
    if (s[PHASE] === DEAL_ROLES) return false;
    const own = s[ROLE + player];
    const other = s[ROLE + seat];
    if (s[PHASE] < NIGHT) return own === GHOST && mayLackKiller && lacksKiller(s);
    if (own === GHOST) return true;
    if (own === KILLER || own === ACCOMPLICE) return other === KILLER || other === ACCOMPLICE;
    return isDay(s) && other === KILLER && (own === WITNESS || own === BLACKMAILER);
  }

  function lacksKiller(s: State): boolean {
    for (let seat = 1; seat < players; seat++) if (s[ROLE + seat] === KILLER) return false;
    return true;
  }

  function knowsTruth(s: State, player: Player): boolean {
    const own = s[ROLE + player];
    return own === GHOST || own === KILLER || own === ACCOMPLICE || (own === EXPERT && isDay(s));
  }

  function moveSeenBy(s: State, move: Move, player: Player): number {
    const phase = s[PHASE];
    switch (phase) {
      case DEAL_ROLES:
        return move === player ? 1 : 0;
      case DEAL_MINDS:
      case DEAL_HANDS:
      case REFRESH:
      case REFILL:
      case COOK_DRAW:
      case REWRITE:
      case SEND:
        return player === s[SEAT] ? move : 0;
      case ANSWER:
      case ANSWER_MORE:
        return answerSeen(s, move, player);
      case LOOK:
        return player === s[SEAT] ? placeSeen(s, move) : 0;
      case GIVE:
        return player === s[STEP] || player === 0 || move === NO_CARD ? move : 0;
      case LEAD_DRAW:
      case GHOST_DRAW:
      case SORT:
        return player === 0 ? move : 0;
      case NIGHT:
        return truthSeen(s, move, player);
      case THROW:
      case EMPTY:
      case GHOST_THROW:
        return player === s[SEAT] || move === NO_CARD ? move : 0;
      case ADD:
        return player === 0 ? move : s[STEP] < letters - 1 ? 0 : cluesAfter(s, move);
      case BID:
        return player === s[SEAT] ? move : s[SEAT] < players - 1 ? 0 : choicesAfter(s, BIDS, move);
      case VOTE:
        return player === s[SEAT] ? move : finale.isLastVoter(s) ? choicesAfter(s, VOTES, move) : 0;
      default:
        return move;
    }
  }

  /** The Killer's side and the Ghost watch the Killer choose; the Expert is shown the choice when all is done. */
  function truthSeen(s: State, move: Move, player: Player): number {
    const own = s[ROLE + player];
    if (own === GHOST || own === KILLER || own === ACCOMPLICE) return move;
    if (own !== EXPERT || s[STEP] < categories - 1 || s[SEAT] < LAST_SLEEPER) return 0;
    // Whoever was asked last, he learns the same.
    return move < columns ? move : s[TRUTH + s[STEP]] - 1;
  }

  function answerSeen(s: State, move: Move, player: Player): number {
    if (player === 0 || s[POWER_OF] === GAMBLER + 1) return move;
    if (player !== s[SEAT]) return 0;
    return characters.showsDiscard(s[POWER_OF] - 1) && move !== DECLINED ? placeSeen(s, move) : move;
  }

  /** A card of the discard and its place there. */
  const placeSeen = (s: State, place: number): number => 256 + (((s[DISCARD + place] & 255) << 7) | place);

  /** Bids or votes of all, once the last of them is given. */
  function choicesAfter(s: State, at: number, move: Move): number {
    let sum = 0;
    for (let seat = 0; seat < players; seat++) {
      const choice = seat === s[SEAT] ? move + 1 : s[at + seat];
      if (choice > 0) sum += scrambled((seat << 8) | choice);
    }
    return sum & (SEEN_SPACE - 1);
  }

  /** The clues that the Ghost's last addition reveals: equal sets look equal, whatever their source. */
  function cluesAfter(s: State, card: Move): number {
    const count = mail.sortedLetters(s, sorted);
    let sum = card === NO_CARD ? 0 : scrambled(card + 1);
    for (let i = 0; i < count; i++) if ((s[KEEP] >> i) & 1) sum += scrambled(sorted[i]);
    for (let place = 0; place < hand; place++) if ((s[OWN] >> place) & 1) sum += scrambled(s[HAND + place]);
    return sum & (SEEN_SPACE - 1);
  }

  return { observe, moveSeenBy, knowsRole, knowsTruth, isHidden };
}
