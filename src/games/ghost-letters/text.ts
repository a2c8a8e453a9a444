/** Moves as text, in the open and as a seat sees them. */
import * as core from '../../core/game.js';
import type { GameRules, Move, Player, State } from '../../core/game.js';
import { createBoardText } from './board-text.js';
import * as characters from './characters.js';
import { CHARACTERS } from './characters.js';
import { CARDS, NO_CARD } from './deck.js';
import type { Setup } from './layout.js';
import * as layout from './layout.js';
import type { Mail } from './mail.js';
import { CATEGORIES, createNames, seatName } from './names.js';
import * as phases from './phases.js';
import { ROLES } from './roles.js';
import { ASK, CHECKED, LINK, POWER } from './speech.js';
import { createSpeechText, KINDS } from './speech-text.js';

const { PHASE, SEAT, STEP, KEEP, OWN, ACT, STAGE, TRUTH, DRAWN, POWER_OF, LETTERS, MAIL_START } = layout;

export function createText(
  setup: Setup,
  maxMoves: number,
  mail: Mail,
  rules: Pick<GameRules, 'legalMoves' | 'moveSeenBy' | 'observe'> & { isLastVoter(s: State): boolean },
): Pick<GameRules, 'formatMove' | 'parseMove' | 'formatState'> {
  const { columns, hands: HAND, hand, letters, vote: VOTES, bid: BIDS } = setup;
  const names = createNames(setup);
  const saying = createSpeechText(setup, names);
  const formatState = createBoardText(setup, rules.observe, saying);
  const cardAt = names.evidence;

  function formatMove(s: State, move: Move, viewer?: Player): string {
    const isOwn = viewer === undefined || viewer === s[SEAT];
    const who = seatName(s[SEAT]);
    switch (s[PHASE]) {
      case phases.DEAL_ROLES:
        return dealtRole(s, move, viewer);
      case phases.DEAL_MINDS:
        return isOwn ? `mind ${move} for ${who}` : `a mind for ${who}`;
      case phases.DRAW_EVIDENCE:
        return `turns up ${CARDS[move]}`;
      case phases.DEAL_HANDS:
      case phases.REFRESH:
      case phases.REFILL:
      case phases.REWRITE:
        return isOwn ? `${who} draws ${CARDS[move]}` : `${who} draws a card`;
      case phases.LEAD_DRAW:
      case phases.GHOST_DRAW:
        return ghostDraws(move, viewer);
      case phases.TOSS_RADIO:
        return `radio to ${seatName(move)}`;
      case phases.PLACE:
        return `${CARDS[s[DRAWN] - 1]} to ${CATEGORIES[move]}`;
      case phases.NIGHT:
        return night(s, move, viewer);
      case phases.LEAD:
        return move === NO_CARD ? 'gives no lead' : `leads with ${CARDS[move]}`;
      case phases.CHECK:
        return move === phases.USE_POWER ? usesPower(s) : saying(s, CHECKED | (move << 4));
      case phases.COOK_DRAW:
        return `${who} sends ${isOwn ? CARDS[move] : 'a card'} from the deck`;
      case phases.SEND:
        return isOwn ? `sends ${CARDS[move]}` : 'sends a letter';
      case phases.BID:
        return bid(s, move, viewer);
      case phases.THROW:
      case phases.EMPTY:
      case phases.GHOST_THROW:
        return `discards ${move === NO_CARD ? 'nothing' : isOwn ? CARDS[move] : 'a card'}`;
      case phases.SORT:
        return isOwn ? sorted(s, move) : 'sorts the letters';
      case phases.ADD:
        return isOwn ? `adds ${move === NO_CARD ? 'nothing' : CARDS[move]}` : revealed(s, move);
      case phases.SPEAK:
        return move === POWER ? usesPower(s) : KINDS[move];
      case phases.ARGUE:
        if (s[ACT] === LINK) return `about ${names.clue(s, move)}`;
        if (s[ACT] === ASK) return `asks ${seatName(move)} ...`;
        return saying(s, s[ACT] | (move << 4) | (s[SEAT] << 20));
      case phases.ARGUE_MORE:
        return saying(s, s[ACT] | (move << 12) | (s[SEAT] << 20));
      case phases.VOTE:
        return vote(s, move, viewer);
      case phases.ADD_VOTE:
        return `adds ${move === NO_CARD ? 'no vote' : `a vote for ${choice(s, move)}`}`;
      case phases.DEAL_CHARACTER:
        return `${who} is dealt ${CHARACTERS[2 * move]} or ${CHARACTERS[2 * move + 1]}`;
      case phases.CHOOSE_SIDE:
        return `is the ${CHARACTERS[s[setup.character + s[SEAT]] - 1 + move]}`;
      case phases.COPY:
      case phases.COPY_MAIL:
        return `plays the ${CHARACTERS[s[setup.character + move] - 1]}`;
      case phases.QUESTION:
        return `asks about ${characters.asksForClue(s[POWER_OF] - 1) ? names.clue(s, move) : CATEGORIES[move]}`;
      case phases.LOOK:
        return isOwn ? `${who} looks at ${CARDS[(s[setup.discard + move] & 255) - 1]}` : `${who} looks at a card`;
      case phases.GIVE: {
        const sees = viewer === undefined || viewer === 0 || viewer === s[STEP];
        return `gives ${move === NO_CARD ? 'nothing' : sees ? CARDS[move] : 'a card'}`;
      }
      case phases.TURN_UP:
        return `turns up ${CARDS[move]}`;
      case phases.ANSWER:
      case phases.ANSWER_MORE:
        return answered(s, move, viewer);
      case phases.POINT:
        return `points at ${seatName(move)}`;
      case phases.NAME_ROLE:
        return `as the ${ROLES[move]}`;
      default: // NAME_TRUTH
        return `names ${cardAt(s, s[STEP] * columns + move)}`;
    }
  }

  function dealtRole(s: State, seat: Move, viewer?: Player): string {
    const role = ROLES[setup.cards[s[STEP]]];
    if (viewer !== undefined && viewer !== seat) return `the ${role} is dealt or left out`;
    return seat === 0 ? `the ${role} is left out` : `the ${role} is ${seatName(seat)}`;
  }

  function ghostDraws(move: Move, viewer?: Player): string {
    if (viewer !== undefined && viewer !== 0) return 'ghost fills up his hand';
    return `ghost draws ${move === NO_CARD ? 'nothing' : CARDS[move]}`;
  }

  function night(s: State, move: Move, viewer?: Player): string {
    const isPick = move < columns;
    if (viewer === undefined) return isPick ? `the true ${CATEGORIES[s[STEP]]} is ${truth(s, move)}` : 'sleeps';
    // Who learns nothing of it gets 0 for every move, the others the column.
    const role = s[setup.role + viewer];
    const sees = ROLES[role] === 'ghost' || ROLES[role] === 'killer' || ROLES[role] === 'accomplice';
    if (sees) return isPick ? `the true ${CATEGORIES[s[STEP]]} is ${truth(s, move)}` : 'sleeps';
    const isLast = s[STEP] === setup.categories - 1 && s[SEAT] === (setup.isCompetitive ? setup.players - 1 : 0);
    if (ROLES[role] !== 'expert' || !isLast) return 'the night goes on';
    return `the true ${CATEGORIES[s[STEP]]} is ${truth(s, isPick ? move : s[TRUTH + s[STEP]] - 1)}`;
  }

  const truth = (s: State, column: number): string => cardAt(s, s[STEP] * columns + column);

  function bid(s: State, move: Move, viewer?: Player): string {
    if (viewer === undefined || viewer === s[SEAT]) return `eagerness ${move}`;
    if (s[SEAT] < setup.players - 1) return 'is ready to speak';
    const bids = Array.from({ length: setup.players - 1 }, (_, i) => {
      const level = i + 1 === s[SEAT] ? move : s[BIDS + i + 1] - 1;
      return `${seatName(i + 1)} ${level}`;
    });
    return `eagerness: ${bids.join(', ')}`;
  }

  function lettersOf(s: State): Int32Array {
    const out = new Int32Array(s[LETTERS] - s[MAIL_START]);
    mail.sortedLetters(s, out);
    return out;
  }

  function sorted(s: State, keep: Move): string {
    const card = CARDS[lettersOf(s)[s[STEP]] - 1];
    return keep ? `reveals ${card}` : `lets ${card} vanish`;
  }

  function revealed(s: State, move: Move): string {
    if (s[STEP] < letters - 1) return 'looks at his own cards';
    const cards = [...lettersOf(s)].filter((_, i) => (s[KEEP] >> i) & 1);
    for (let place = 0; place < hand; place++) if ((s[OWN] >> place) & 1) cards.push(s[HAND + place]);
    if (move !== NO_CARD) cards.push(move + 1);
    const names = cards.sort((a, b) => a - b).map((card) => CARDS[card - 1]);
    return names.length > 0 ? `reveals ${names.join(', ')}` : 'reveals nothing';
  }

  const usesPower = (s: State): string => `uses the power of the ${CHARACTERS[s[setup.character + s[SEAT]] - 1]}`;

  /** What the Ghost shows, in the words of the power: to its user, and to all at the Gambler's table. */
  function answered(s: State, move: Move, viewer?: Player): string {
    const isOpen = s[POWER_OF] === characters.GAMBLER + 1;
    if (!isOpen && viewer !== undefined && viewer !== 0 && viewer !== s[SEAT]) return 'answers in secret';
    if (s[POWER_OF] === characters.WRITER + 1) return `takes ${CARDS[move]} away`;
    return `shows ${names.answer(s, s[SEAT], move)}`;
  }

  function choice(s: State, option: number): string {
    if (s[STAGE] < setup.categories) return cardAt(s, s[STAGE] * columns + option);
    return option === 0 ? 'no killer' : seatName(option);
  }

  function vote(s: State, move: Move, viewer?: Player): string {
    const what = s[STAGE] < setup.categories ? 'votes for' : 'votes to arrest';
    if (viewer === undefined || viewer === s[SEAT]) return `${what} ${choice(s, move)}`;
    if (!rules.isLastVoter(s)) return 'votes';
    const votes: string[] = [];
    for (let seat = 1; seat < setup.players; seat++) {
      const option = seat === s[SEAT] ? move : s[VOTES + seat] - 1;
      if (option >= 0) votes.push(`${seatName(seat)} ${choice(s, option)}`);
    }
    return `votes: ${votes.join(', ')}`;
  }

  function parseMove(s: State, text: string): Move {
    if (s[core.ACTOR] === core.TERMINAL) return -1;
    const moves = new Int32Array(maxMoves);
    const count = rules.legalMoves(s, moves);
    return moves.subarray(0, count).find((move) => formatMove(s, move) === text) ?? -1;
  }

  return { formatMove, parseMove, formatState };
}
