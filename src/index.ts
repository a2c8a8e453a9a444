/** The public surface: nothing else is promised. */
export type { Agent } from './core/agent.js';
export { MoveSampler } from './core/chance.js';
export { BrokenPromise, checked } from './core/checked.js';
export type { GameFamily, Preset } from './core/family.js';
export type { Evaluate, Game, GameOptions, GameRules, Move, Player, State } from './core/game.js';
export { ACTOR, CHANCE, defineGame, HEADER, newState, PLY, TERMINAL } from './core/game.js';
export { hashWords } from './core/hash.js';
export type { GameSeed, MoveListener } from './core/play.js';
export { playGame } from './core/play.js';
export type { GameRecord } from './core/record.js';
export { Rng } from './core/rng.js';
export { deriveSeed, seedFromText } from './core/seed.js';
export { UsageError } from './core/usage-error.js';
export { View } from './core/view.js';
export { createGame, GAMES } from './games/index.js';
export { AGENTS, createAgent } from './agents/index.js';
