import { defineCommand } from './command.js';
import { jsonFlag } from './flags.js';

export const games = defineCommand({
  usage: 'games [id]',
  summary: 'list the games, their options and presets',
  positionals: { id: { type: 'string', describe: 'show only this game, in full' } },
  flags: jsonFlag,
  examples: [
    ['games', 'all games'],
    ['games scotland-yard', 'one game in full'],
    ['games --json', 'the list for programs'],
  ],
  run: async (values, io) => (await import('./list-games.js')).listGames(values, io),
});
