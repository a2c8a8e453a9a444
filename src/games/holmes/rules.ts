/**
 * Holmes: two minds, seven days, one town. Each day both players move three markers, in turn, from character to
 * character and use the power of whoever they visit: tokens, cards of an open row, cards of the deck. A character that
 * both visited is away the next day. At the end the larger set of each kind of evidence scores its value less the
 * opponent's cards of that kind; whole sets, map fragments and stray jokers score besides. Rule numbers: RULES.md.
 *
 * Moves: moves.ts. State words: layout.ts. A state waits in one of the phases of phases.ts; a move takes it through
 * those that decide nothing to the next one that does.
 * Hidden from a seat: the opponent's face-down cards, cards he draws and rejects, the order of everything unseen.
 */
import { MoveSampler } from '../../core/chance.js';
import * as core from '../../core/game.js';
import type { Game, Move, State } from '../../core/game.js';
import { maxMoves, maxPlies } from './bounds.js';
import * as cards from './cards.js';
import { createCasting } from './casting.js';
import { createDays } from './days.js';
import { createDrawing } from './drawing.js';
import { KINDS } from './editions.js';
import { createEvaluate } from './evaluate.js';
import { createEvidence, gainTokens, typesShown } from './evidence.js';
import { createInformation, SEEN_SPACE } from './information.js';
import * as layout from './layout.js';
import * as moves from './moves.js';
import type { HolmesOptions } from './options.js';
import * as phases from './phases.js';
import { createRandomMove } from './random-move.js';
import { createScoring, winner } from './scoring.js';
import type { Setup } from './setup.js';
import { createSetup } from './setup.js';
import { createSupply } from './supply.js';
import { createTaking } from './taking.js';
import { createText } from './text.js';
import { createTrading } from './trading.js';
import { WEIGHTS } from './weights.js';
import { createWorlds } from './worlds.js';

const { PLY } = core;
const { TYPES } = cards;
const { PHASE, TURN, TOKENS, DECK, DECK_COUNT, WORDS } = layout;
const { CARD, KEEP_CARD, ON_TOP, MOVE_MARKER, MOVE_SPACE } = moves;
const P = phases;

const RULES_VERSION = 1;

export function createHolmes(options: HolmesOptions, weights = WEIGHTS): Game {
  return createHolmesFrom(createSetup(options), weights);
}

/** The game of any edition; tests use it to play with decks of their own. */
export function createHolmesFrom(setup: Setup, weights = WEIGHTS): Game {
  const { edition } = setup;
  const KIND = setup.kind;
  const AMOUNT = setup.amount;
  const COPIES = setup.copies;
  const supply = createSupply(edition.openDiscard);
  const evidence = createEvidence(setup);
  const casting = createCasting(setup, supply, evidence);
  const days = createDays(setup, supply);
  const taking = createTaking(setup, supply);
  const drawing = createDrawing(setup, supply);
  const trading = createTrading(setup, supply, evidence);
  const scoring = createScoring(setup);
  const worlds = createWorlds();
  const information = createInformation(setup, worlds);

  function reset(s: State): void {
    s.fill(0);
    s[TOKENS] = s[TOKENS + 1] = edition.startTokens;
    s.set(COPIES, DECK);
    s[DECK_COUNT] = setup.cards;
    casting.begin(s);
  }

  function legalMoves(s: State, out: Int32Array): number {
    switch (s[PHASE]) {
      case P.DEAL:
        return casting.listDeal(s, out);
      case P.CAST:
        return casting.listCast(s, out);
      case P.FILL:
      case P.REPLACE:
      case P.DRAW:
        return listCards(s, out);
      case P.CHOOSE:
        return casting.listChoose(s, out);
      case P.PLACE:
        return days.listPlace(s, out);
      case P.PICK:
        return taking.listPick(s, out);
      case P.SHED:
        return taking.listShed(s, out);
      case P.STEAL:
        return trading.listSteal(s, out);
      case P.DRAW_HOW_MANY:
        return drawing.listHowMany(s, out);
      case P.KEEP:
      case P.GIFT:
        return drawing.listHand(s, KEEP_CARD, out);
      case P.TOP:
        return drawing.listHand(s, ON_TOP, out);
      case P.SELL:
        return trading.listSell(s, out);
      case P.GIVE:
        return trading.listGive(s, out);
      case P.SWAP:
        return trading.listSwap(s, out);
      case P.BUY:
        return trading.listYes(out);
      case P.SHARE:
      case P.REACT:
        return listNoYes(out);
      case P.ATTACH:
        return evidence.listAttach(s, out);
      case P.JOIN:
        return evidence.listJoin(s, out);
      case P.REVEAL:
        return days.listReveal(s, out);
      case P.RESERVE:
        return days.listReserve(s, out);
      case P.LOSE:
        return casting.listLose(s, out);
      case P.LAY:
        return casting.listLay(s, out);
      case P.OPEN:
        out[0] = moves.USE;
        return 1;
      default:
        return scoring.listFinal(s, out);
    }
  }

  function listCards(s: State, out: Int32Array): number {
    let n = 0;
    for (let type = 0; type < TYPES; type++) if (s[DECK + type] > 0) out[n++] = CARD + type;
    return n;
  }

  function listNoYes(out: Int32Array): number {
    out[0] = moves.PASS;
    out[1] = moves.USE;
    return 2;
  }

  function chanceWeights(s: State, outcomes: Int32Array, count: number, out: Int32Array): void {
    if (s[PHASE] === P.CAST) return casting.weighCast(s, outcomes, count, out);
    if (s[PHASE] === P.DEAL) for (let i = 0; i < count; i++) out[i] = 1;
    else for (let i = 0; i < count; i++) out[i] = s[DECK + outcomes[i] - CARD];
  }

  function apply(s: State, move: Move): void {
    s[PLY]++;
    decide(s, move);
    while (s[PHASE] >= P.SETTLE) proceed(s);
  }

  function decide(s: State, move: Move): void {
    switch (s[PHASE]) {
      case P.DEAL:
        return casting.deal(s, move);
      case P.CAST:
        return casting.enter(s, move);
      case P.FILL:
        return days.fill(s, move);
      case P.REPLACE:
        return taking.replace(s, move);
      case P.DRAW:
        return drawing.drawn(s, move);
      case P.CHOOSE:
        return casting.choose(s, move);
      case P.PLACE:
        return move < MOVE_MARKER ? days.turnUp(s, move) : visit(s, days.place(s, move));
      case P.PICK:
        return taking.pick(s, move);
      case P.SHED:
        return taking.shed(s, move);
      case P.STEAL:
        return trading.steal(s, move);
      case P.DRAW_HOW_MANY:
        return drawing.drawHowMany(s, move);
      case P.SHARE:
        return drawing.share(s, move);
      case P.KEEP:
        return drawing.keep(s, move);
      case P.TOP:
        return drawing.top(s, move);
      case P.GIFT:
        return drawing.gift(s, move);
      case P.SELL:
        return trading.sell(s, move);
      case P.GIVE:
        return trading.give(s, move);
      case P.SWAP:
        return trading.swap(s, move);
      case P.BUY:
        return trading.buy(s, move);
      case P.REACT:
        return drawing.answer(s, move);
      case P.ATTACH:
        return evidence.attach(s, move);
      case P.JOIN:
        return evidence.join(s, move);
      case P.REVEAL:
        return days.reveal(s, move);
      case P.RESERVE:
        return days.reserve(s, move);
      case P.LOSE:
        return casting.loseToRaid(s, move);
      case P.LAY:
        return casting.lay(s, move);
      case P.OPEN:
        return scoring.openHand(s);
      default:
        return scoring.joinAtEnd(s, move);
    }
  }

  /** The power of the character just visited; see KINDS in editions.ts. */
  function visit(s: State, character: number): void {
    s[PHASE] = P.ACTION_DONE;
    switch (KIND[character]) {
      case KINDS.tokens:
        return gainTokens(s, s[TURN], AMOUNT[character]); // R24
      case KINDS['tokens-per-type']:
        return gainTokens(s, s[TURN], typesShown(s, s[TURN]));
      case KINDS.take:
        return taking.startTake(s, character);
      case KINDS['take-and-let-draw']:
        return taking.startTakeOne(s);
      case KINDS.steal:
        return trading.startSteal(s);
      case KINDS.draw:
        return drawing.startDrawHowMany(s, AMOUNT[character]);
      case KINDS['draw-and-share']:
        return drawing.startShare(s, AMOUNT[character]);
      case KINDS['discard-row']:
        return taking.startDiscard(s, AMOUNT[character]);
      case KINDS['replace-row']:
        return taking.startReplace(s);
      case KINDS.sell:
        return trading.startSell(s);
      case KINDS.swap:
        return trading.startGive(s);
      default:
        return trading.startBuy(s);
    }
  }

  function proceed(s: State): void {
    switch (s[PHASE]) {
      case P.SETTLE:
        return evidence.settle(s);
      case P.DRAWING:
        return drawing.drawNext(s);
      case P.DRAWN_ALL:
        return drawing.haveDrawn(s);
      case P.PASSING_ON:
        return drawing.passOn(s);
      case P.REACTION:
        return drawing.react(s);
      case P.PURCHASE:
        return taking.startPurchase(s);
      case P.ACTION_DONE:
        return days.actionDone(s);
      case P.FILLING:
        return days.fillNext(s);
      case P.FILLED:
        return days.filled(s);
      case P.NEXT_TURN:
        return days.nextTurn(s);
      case P.DAY_DONE:
        return days.dayDone(s);
      case P.RAIDING:
        return casting.raid(s);
      case P.LAYING:
        return casting.gala(s);
      case P.CASTING:
        return casting.cast(s);
      case P.MORNING:
        return casting.morning(s);
      case P.ENDING:
        return scoring.end(s);
      default:
        return scoring.count(s);
    }
  }

  function returns(s: State, out: Float64Array): void {
    const won = winner(s);
    out[0] = won === 0 ? 1 : won === 1 ? -1 : 0;
    out[1] = 0 - out[0];
  }

  const MAX_MOVES = maxMoves(setup);
  return core.defineGame({
    id: 'holmes',
    rulesVersion: RULES_VERSION,
    options: setup.options,
    roles: edition.roles,
    stateWords: WORDS,
    observationWords: WORDS,
    moveSpace: MOVE_SPACE,
    seenSpace: SEEN_SPACE,
    maxMoves: MAX_MOVES,
    maxPlies: maxPlies(setup),
    reset,
    legalMoves,
    apply,
    returns,
    observe: information.observe,
    determinize: worlds.determinize,
    moveSeenBy: information.moveSeenBy,
    chanceWeights,
    randomMove: createRandomMove(new MoveSampler({ legalMoves, chanceWeights, maxMoves: MAX_MOVES })),
    worldCount: worlds.worldCount,
    setWorld: worlds.setWorld,
    evaluate: createEvaluate(setup, weights, worlds),
    ...createText(setup, { legalMoves, ...information }),
  });
}
