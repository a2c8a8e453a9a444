/** The same game, with every promise of the contract verified at every call. Slow; for tests and for finding faults. */
import type { Game, Move, Player, State } from './game.js';
import { ACTOR, CHANCE, defineGame, PLY, TERMINAL } from './game.js';
import { replayCommand } from './replay-command.js';
import { Rng } from './rng.js';

/** A game did not do what `core/game.ts` says. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

export function checked(game: Game): Game {
  const moves = new Int32Array(game.maxMoves + 1);
  const otherMoves = new Int32Array(game.maxMoves + 1);
  const seen = new Int32Array(game.observationWords);
  const seenAgain = new Int32Array(game.observationWords);
  const before = new Int32Array(game.stateWords);
  // The choices that led to each state that was reset here and only played since; a copied state has none.
  const histories = new WeakMap<State, number[]>();

  return defineGame({
    ...game,
    reset(state) {
      isState(state);
      state.fill(-7);
      game.reset(state);
      before.set(state);
      state.fill(99);
      game.reset(state);
      histories.set(state, []);
      promise(same(state, before), state, 'reset leaves words as they were or draws its own luck');
      promise(state[PLY] === 0, state, 'reset starts at a ply other than 0');
      checkActor(state);
    },
    legalMoves(state, out) {
      const count = list(state, moves);
      out.set(moves.subarray(0, count));
      return count;
    },
    apply(state, move) {
      const index = indexOf(state, move);
      const ply = state[PLY];
      histories.get(state)?.push(index);
      game.apply(state, move);
      promise(state[PLY] === ply + 1, state, `apply(${move}) left PLY at ${state[PLY]}`);
      promise(state[PLY] <= game.maxPlies, state, `more than maxPlies = ${game.maxPlies} plies`);
      promise(state[PLY] < game.maxPlies || state[ACTOR] === TERMINAL, state, 'maxPlies reached, game not over');
      checkActor(state);
    },
    returns(state, out) {
      isState(state);
      promise(state[ACTOR] === TERMINAL, state, 'returns asked for before the end');
      promise(out.length === game.playerCount, state, `returns into ${out.length} places`);
      out.fill(NaN);
      untouched(state, 'returns', () => game.returns(state, out));
      for (const value of out) promise(value >= -1 && value <= 1, state, `result ${value} is outside [-1, 1]`);
    },
    observe(state, player, out) {
      look(state, player, out);
    },
    determinize(state, player, rng) {
      keepsKnowledge(state, player, 'determinize', () => game.determinize(state, player, rng));
    },
    moveSeenBy(state, move, player) {
      indexOf(state, move);
      isPlayer(state, player);
      let learned = NaN;
      untouched(state, 'moveSeenBy', () => (learned = game.moveSeenBy(state, move, player)));
      promise(
        Number.isInteger(learned) && learned >= 0 && learned < game.seenSpace,
        state,
        `moveSeenBy gives ${learned}`,
      );
      return learned;
    },
    formatMove(state, move, viewer) {
      indexOf(state, move);
      let text = '';
      untouched(state, 'formatMove', () => (text = game.formatMove(state, move, viewer)));
      promise(text.length > 0 && text === text.trim(), state, `move ${move} is written '${text}'`);
      if (viewer === undefined) {
        const back = game.parseMove(state, text);
        promise(back === move, state, `'${text}' stands for move ${move} and is read as ${back}`);
      }
      return text;
    },
    ...(game.chanceWeights && {
      chanceWeights(state: State, outcomes: Int32Array, count: number, out: Int32Array) {
        promise(state[ACTOR] === CHANCE, state, 'chanceWeights asked for at a decision');
        out.fill(0);
        untouched(state, 'chanceWeights', () => game.chanceWeights!(state, outcomes, count, out));
        for (let i = 0; i < count; i++) promise(out[i] > 0, state, `outcome ${outcomes[i]} weighs ${out[i]}`);
      },
    }),
    ...(game.worldCount && {
      worldCount(state: State, player: Player) {
        return countWorlds(state, player);
      },
      setWorld(state: State, player: Player, index: number) {
        const count = countWorlds(state, player);
        promise(index >= 0 && index < count, state, `world ${index} of ${count}`);
        keepsKnowledge(state, player, 'setWorld', () => game.setWorld!(state, player, index));
      },
    }),
    ...(game.prepare && {
      prepare(state: State) {
        for (let player = 0; player < game.playerCount; player++)
          keepsKnowledge(state, player, 'prepare', () => game.prepare!(state));
      },
    }),
    ...(game.evaluate && {
      evaluate(state: State, player: Player) {
        isPlayer(state, player);
        let value = NaN;
        untouched(state, 'evaluate', () => (value = game.evaluate!(state, player)));
        promise(value >= -1 && value <= 1, state, `evaluate gives ${value}`);
        return value;
      },
    }),
    ...(game.randomMove && { randomMove: drawMove }),
    ...(game.playout && {
      playout(state: State, rng: Rng) {
        isState(state);
        const slow = state.slice();
        const slowRng = new Rng(0);
        slowRng.copyFrom(rng);
        playOneByOne(slow, slowRng, histories.get(state));
        game.playout!(state, rng);
        const at = state.findIndex((word, i) => word !== slow[i]);
        promise(at < 0, state, `playout leaves ${state[at]} in word ${at}, its moves one by one ${slow[at]}`);
        promise(
          same(wordsOf(rng), wordsOf(slowRng)),
          state,
          'playout draws more or less luck than its moves one by one',
        );
      },
    }),
  });

  function playOneByOne(state: State, rng: Rng, choices: number[] = []): void {
    while (state[ACTOR] !== TERMINAL) {
      const move = drawMove(state, rng);
      choices.push(indexOf(state, move));
      game.apply(state, move);
    }
  }

  function drawMove(state: State, rng: Rng): Move {
    let move = NaN;
    untouched(state, 'randomMove', () => (move = game.randomMove!(state, rng)));
    indexOf(state, move);
    return move;
  }

  function promise(kept: boolean, state: State, complaint: string): void {
    if (kept) return;
    const choices = histories.get(state);
    throw new BrokenPromise(
      `${game.id}, ply ${state[PLY]}: ${complaint}${choices ? `\n  replay: ${replayCommand(game, choices)}` : ''}`,
    );
  }

  function isState(state: State): void {
    promise(state instanceof Int32Array && state.length === game.stateWords, state, 'not a state of this game');
  }

  function isPlayer(state: State, player: Player): void {
    isState(state);
    promise(Number.isInteger(player) && player >= 0 && player < game.playerCount, state, `no seat ${player}`);
  }

  function checkActor(state: State): void {
    const actor = state[ACTOR];
    promise(actor >= TERMINAL && actor < game.playerCount, state, `ACTOR is ${actor}`);
  }

  function untouched(state: State, name: string, call: () => void): void {
    before.set(state);
    call();
    promise(same(state, before), state, `${name} writes to the state`);
  }

  function list(state: State, out: Int32Array): number {
    isState(state);
    promise(state[ACTOR] !== TERMINAL, state, 'legalMoves asked for after the end');
    let count = 0;
    out.fill(-1);
    untouched(state, 'legalMoves', () => (count = game.legalMoves(state, out)));
    promise(count >= 1 && count <= game.maxMoves, state, `${count} legal moves, where maxMoves = ${game.maxMoves}`);
    for (let i = 0; i < count; i++) {
      promise(out[i] >= 0 && out[i] < game.moveSpace, state, `move ${out[i]} is outside 0 .. ${game.moveSpace - 1}`);
      promise(i === 0 || out[i] > out[i - 1], state, `moves out of order at ${out[i]}`);
    }
    return count;
  }

  function indexOf(state: State, move: Move): number {
    const count = list(state, moves);
    const index = moves.subarray(0, count).indexOf(move);
    promise(index >= 0, state, `move ${move} is not legal`);
    return index;
  }

  function look(state: State, player: Player, out: Int32Array): void {
    isPlayer(state, player);
    promise(out.length === game.observationWords, state, `observe into ${out.length} words`);
    out.fill(-7);
    untouched(state, 'observe', () => game.observe(state, player, out));
    seenAgain.fill(99);
    game.observe(state, player, seenAgain);
    promise(same(out, seenAgain), state, 'observe leaves words as they were');
  }

  function countWorlds(state: State, player: Player): number {
    isPlayer(state, player);
    let count = 0;
    untouched(state, 'worldCount', () => (count = game.worldCount!(state, player)));
    promise(Number.isInteger(count) && count >= 1, state, `worldCount is ${count}`);
    return count;
  }

  /** Runs `call`, which may change the state, but nothing that `player` would notice. */
  function keepsKnowledge(state: State, player: Player, name: string, call: () => void): void {
    look(state, player, seen);
    const [actor, ply] = state;
    const count = actor === player ? list(state, otherMoves) : 0;
    call();
    promise(state[ACTOR] === actor && state[PLY] === ply, state, `${name} changes the header`);
    game.observe(state, player, seenAgain);
    promise(same(seen, seenAgain), state, `${name} makes a world that seat ${player} can tell from the truth`);
    if (actor === TERMINAL) return;
    const countAfter = list(state, moves);
    if (actor === player)
      promise(
        count === countAfter && same(otherMoves, moves),
        state,
        `${name} changes the legal moves of seat ${player} itself`,
      );
  }
}

function wordsOf(rng: Rng): Int32Array {
  const words = new Int32Array(4);
  rng.save(words);
  return words;
}

function same(a: Int32Array, b: Int32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}
