/** Seats as people name them. */
import { createAgent } from '../specialists/index.js';
import type { Agent } from '../core/agent.js';
import type { Game, Player } from '../core/game.js';
import { CHANCE } from '../core/game.js';
import { oneOf, UsageError } from '../core/usage-error.js';

/** The role, with the seat number where several seats share it. */
export function seatName(game: Game, seat: Player): string {
  if (seat === CHANCE) return 'chance';
  const role = game.roles[seat];
  return seatsOf(game, role).length > 1 ? `${role} (seat ${seat})` : role;
}

/** The seat that a role or a number stands for. */
export function readSeat(game: Game, text: string): Player {
  const seats = game.roles.map((_, seat) => seat);
  if (seats.map(String).includes(text)) return Number(text);
  const held = seatsOf(game, text);
  if (held.length === 1) return held[0];
  if (held.length > 1) throw new UsageError(`--seat ${text}: several seats have this role; it is ${oneOf(held)}`);
  const allowed = [...rolesOf(game).filter((role) => seatsOf(game, role).length === 1), ...seats];
  throw new UsageError(`--seat ${text}: ${game.id} has no such seat; it is ${oneOf(allowed)}`);
}

/** One agent for all, one per role, or one per seat; each seat gets an instance of its own. */
export function seatAgents(game: Game, specs: readonly string[]): Agent[] {
  const roles = rolesOf(game);
  const specOf = (role: string, seat: Player): string => {
    if (specs.length === 1) return specs[0];
    return specs.length === game.playerCount ? specs[seat] : specs[roles.indexOf(role)];
  };
  if (![1, roles.length, game.playerCount].includes(specs.length)) throw new UsageError(wrongCount(game, specs));
  return game.roles.map((role, seat) => createAgent(specOf(role, seat), game));
}

function wrongCount(game: Game, specs: readonly string[]): string {
  const roles = rolesOf(game);
  const ways = ['1 for all seats', `${game.playerCount}, one per seat (${game.roles.join(', ')})`];
  if (roles.length > 1 && roles.length < game.playerCount)
    ways.splice(1, 0, `${roles.length}, one per role (${roles.join(', ')})`);
  return `--agents ${specs.join(' ')}: ${specs.length} are given; ${game.id} with these options needs ${oneOf(ways)}`;
}

const rolesOf = (game: Game): string[] => [...new Set(game.roles)];
const seatsOf = (game: Game, role: string): Player[] =>
  game.roles.flatMap((held, seat) => (held === role ? [seat] : []));
