/** Roles, minds, the collection of evidence and the night: R6 to R14. */
import { removeMember } from '../../core/bits.js';
import * as core from '../../core/game.js';
import type { Move, State } from '../../core/game.js';
import { listDeck } from './cards.js';
import * as characters from './characters.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import * as phases from './phases.js';
import * as roles from './roles.js';

const { ACTOR, CHANCE } = core;
const { PHASE, SEAT, STEP, DRAWN, TRUTH, DECK } = layout;
const { DEAL_ROLES, DEAL_MINDS, DRAW_EVIDENCE, PLACE, NIGHT, DEAL_CHARACTER, CHOOSE_SIDE } = phases;
const { CHARACTER_CARDS } = characters;
const { GHOST, KILLER, DETECTIVE } = roles;

export interface Opening {
  /** From the first word that this set-up has luck or a choice in. */
  start(s: State): void;
  moves(s: State, out: Int32Array): number;
  apply(s: State, move: Move): void;
}

export function createOpening(setup: Setup, startPlay: (s: State) => void): Opening {
  const { players, cards, categories, columns, minds, deck, isCompetitive, mayLackKiller } = setup;
  const { role: ROLE, mind: MIND, evidence: EVIDENCE, character: CHARACTER } = setup;
  const EVIDENCE_COUNT = categories * columns;
  const FIRST_SLEEPER = isCompetitive && !mayLackKiller ? 1 : 0;
  const LAST_SLEEPER = isCompetitive ? players - 1 : 0;

  function start(s: State): void {
    s[ROLE] = GHOST;
    s[ACTOR] = CHANCE;
    if (cards.length > 0) s[PHASE] = DEAL_ROLES;
    else endRoles(s);
  }

  function moves(s: State, out: Int32Array): number {
    switch (s[PHASE]) {
      case DEAL_ROLES:
        return seatsWithoutRole(s, out);
      case DEAL_MINDS:
        return listTo(minds, out);
      case DEAL_CHARACTER:
        return freeCards(s, out);
      case CHOOSE_SIDE:
        return listTo(2, out);
      case DRAW_EVIDENCE:
        return listDeck(s, deck, out);
      case PLACE:
        return openCategories(s, out);
      default:
        return nightMoves(s, out);
    }
  }

  function apply(s: State, move: Move): void {
    switch (s[PHASE]) {
      case DEAL_ROLES:
        return dealRole(s, move);
      case DEAL_MINDS:
        return dealMind(s, move);
      case DEAL_CHARACTER:
        return dealCharacter(s, move);
      case CHOOSE_SIDE:
        return chooseSide(s, move);
      case DRAW_EVIDENCE:
        return drawEvidence(s, move);
      case PLACE:
        return place(s, move);
      default:
        return pickTruth(s, move);
    }
  }

  /** R8: seat 0 stands for the card that is left out, which can be the Killer's only. */
  function seatsWithoutRole(s: State, out: Int32Array): number {
    let n = 0;
    if (mayLackKiller) out[n++] = 0;
    for (let seat = 1; seat < players; seat++) if (s[ROLE + seat] === 0) out[n++] = seat;
    return n;
  }

  function dealRole(s: State, seat: Move): void {
    if (seat > 0) s[ROLE + seat] = cards[s[STEP]];
    if (++s[STEP] === cards.length) endRoles(s);
  }

  function endRoles(s: State): void {
    s[STEP] = 0;
    for (let seat = 1; seat < players; seat++) if (s[ROLE + seat] === 0) s[ROLE + seat] = DETECTIVE;
    s[SEAT] = 0;
    if (minds > 0) s[PHASE] = DEAL_MINDS;
    else endMinds(s);
  }

  function dealMind(s: State, mind: Move): void {
    s[MIND + s[SEAT]] = mind + 1;
    if (++s[SEAT] === players) endMinds(s);
  }

  function endMinds(s: State): void {
    s[SEAT] = setup.hasCharacters ? 1 : 0;
    s[PHASE] = setup.hasCharacters ? DEAL_CHARACTER : DRAW_EVIDENCE;
  }

  /** R48: cards that nobody has; each is known by its first character. */
  function freeCards(s: State, out: Int32Array): number {
    let n = 0;
    for (let card = isCompetitive ? 0 : 1; card < CHARACTER_CARDS; card++) {
      let isTaken = false;
      for (let seat = 1; seat < s[SEAT]; seat++) if ((s[CHARACTER + seat] - 1) >> 1 === card) isTaken = true;
      if (!isTaken) out[n++] = card;
    }
    return n;
  }

  function dealCharacter(s: State, card: Move): void {
    s[CHARACTER + s[SEAT]] = 2 * card + 1;
    s[PHASE] = CHOOSE_SIDE;
    s[ACTOR] = s[SEAT];
  }

  function chooseSide(s: State, side: Move): void {
    s[CHARACTER + s[SEAT]] += side;
    s[ACTOR] = CHANCE;
    s[PHASE] = DEAL_CHARACTER;
    if (++s[SEAT] < players) return;
    s[SEAT] = 0;
    s[PHASE] = DRAW_EVIDENCE;
  }

  function drawEvidence(s: State, card: Move): void {
    removeMember(s, DECK, card);
    s[DRAWN] = card + 1;
    s[PHASE] = PLACE;
    s[ACTOR] = s[SEAT];
  }

  function openCategories(s: State, out: Int32Array): number {
    let n = 0;
    for (let c = 0; c < categories; c++) if (s[EVIDENCE + (c + 1) * columns - 1] === 0) out[n++] = c;
    return n;
  }

  function place(s: State, category: Move): void {
    let at = EVIDENCE + category * columns;
    while (s[at] !== 0) at++;
    s[at] = s[DRAWN];
    s[DRAWN] = 0;
    s[SEAT] = (s[SEAT] + 1) % players;
    if (++s[STEP] === EVIDENCE_COUNT) return startNight(s);
    s[PHASE] = DRAW_EVIDENCE;
    s[ACTOR] = CHANCE;
  }

  function startNight(s: State): void {
    s[PHASE] = NIGHT;
    s[STEP] = 0;
    s[SEAT] = FIRST_SLEEPER;
    s[ACTOR] = FIRST_SLEEPER;
  }

  /** R12: everybody is asked, so that nobody can tell who answers; all but one have nothing to say. */
  function nightMoves(s: State, out: Int32Array): number {
    if (s[SEAT] === chooser(s)) return listTo(columns, out);
    out[0] = columns;
    return 1;
  }

  function chooser(s: State): number {
    for (let seat = 1; seat < players; seat++) if (s[ROLE + seat] === KILLER) return seat;
    return 0;
  }

  function pickTruth(s: State, column: Move): void {
    if (column < columns) s[TRUTH + s[STEP]] = column + 1;
    if (++s[SEAT] > LAST_SLEEPER) {
      s[SEAT] = FIRST_SLEEPER;
      if (++s[STEP] === categories) {
        s[STEP] = 0;
        return startPlay(s);
      }
    }
    s[ACTOR] = s[SEAT];
  }

  return { start, moves, apply };
}

export function listTo(count: number, out: Int32Array): number {
  for (let i = 0; i < count; i++) out[i] = i;
  return count;
}
