import { defineCommand } from './command.js';
import { jsonFlag } from './flags.js';

/** Flags of a run that do not touch its results. */
export const runFlags = {
  workers: { type: 'string', requiresArg: true, describe: 'threads; one per core unless told' },
  queue: {
    type: 'string',
    requiresArg: true,
    conflicts: 'workers',
    describe: 'play on other machines, where `irregulars work` takes jobs from this PostgreSQL server',
  },
  lease: {
    type: 'string',
    requiresArg: true,
    implies: 'queue',
    describe: 'seconds until somebody else gets a job that was not answered; 60 unless told',
  },
  timeout: { type: 'string', requiresArg: true, describe: 'seconds that one game may take; no limit unless told' },
  ...jsonFlag,
} as const;

export const tournamentFlags = {
  game: { type: 'string', requiresArg: true, describe: 'id of the game, or the path of a game file' },
  preset: { type: 'string', requiresArg: true, describe: 'a named choice of options of that game' },
  option: {
    type: 'string',
    array: true,
    requiresArg: true,
    describe: 'key=value, over the preset; lists as 3,8 or none; may be repeated',
  },
  agents: { type: 'string', array: true, requiresArg: true, describe: 'who plays: specs, or paths of agent files' },
  agent: { type: 'string', array: true, requiresArg: true, describe: 'one more agent; may be repeated' },
  format: { type: 'string', requiresArg: true, describe: 'round-robin (unless told), gauntlet or head-to-head' },
  pairs: { type: 'string', requiresArg: true, describe: 'pairs of games of each pairing; 100 unless told' },
  seed: { type: 'string', requiresArg: true, describe: 'a number or any text; 1 unless told' },
  sprt: {
    type: 'string',
    requiresArg: true,
    describe: 'stop early, such as elo0=0,elo1=10; also alpha and beta, 0.05 unless told',
  },
  record: { type: 'string', requiresArg: true, describe: 'whose moves are kept: all, sample or none (unless told)' },
  out: { type: 'string', requiresArg: true, describe: 'the results file; none unless told' },
  resume: { type: 'boolean', describe: 'go on with that file if it is there' },
  ...runFlags,
} as const;

export const tournament = defineCommand({
  usage: 'tournament [file]',
  summary: 'play agents against each other in pairs of games and rate them',
  positionals: { file: { type: 'string', describe: 'a YAML file with the same settings; flags go over it' } },
  flags: tournamentFlags,
  examples: [
    ['tournament --game scotland-yard --agents random greedy', 'two agents, 100 pairs'],
    [
      "tournament --game scotland-yard --agents random 'greedy(worlds=4)' greedy --pairs 500 --seed 7 --out runs/sy.db",
      'everybody against everybody, results kept',
    ],
    ['tournament --game scotland-yard --agents greedy random --sprt elo0=0,elo1=10 --pairs 10000', 'stop when clear'],
    ['tournament --game scotland-yard --agents random --agent ./my-agent.js --json', 'an agent of your own'],
    ['tournament experiment.yaml --out runs/experiment.db', 'settings from a file'],
    [
      'tournament experiment.yaml --out runs/experiment.db --queue postgres://irregulars@db.example/irregulars',
      'on as many machines as work there',
    ],
  ],
  run: async (values, io) => (await import('./tournament-run.js')).runTournament(values, io),
});
