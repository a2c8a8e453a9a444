import { defineCommand } from './command.js';
import { jsonFlag } from './flags.js';

export const agents = defineCommand({
  usage: 'agents',
  summary: 'list the agents and their parameters',
  positionals: {},
  flags: jsonFlag,
  examples: [
    ['agents', 'names, parameters, defaults and ranges'],
    ['agents --json', 'the list for programs'],
  ],
  run: async (values, io) => (await import('./list-agents.js')).listAgents(values, io),
});
