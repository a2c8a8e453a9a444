/** The lines of the tables: fixed beforehand, so that nobody stops when he likes what he sees. */
export interface Line {
  readonly table: 'noise' | 'witness' | 'blackmailer' | 'silence';
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly agent: string;
  readonly games: number;
}

const PLAYERS = [4, 5, 6, 7, 8, 9, 10, 11, 12];
const WITH_WITNESS = PLAYERS.filter((players) => players >= 7);
const line = (table: Line['table'], options: Line['options'], games: number, agent = 'greedy'): Line => ({
  table,
  options,
  agent,
  games,
});

export const LINES: readonly Line[] = [
  ...PLAYERS.map((players) => line('noise', { players }, 2000)),
  ...PLAYERS.flatMap((players) => [0, 150].map((noise) => line('noise', { players, noise }, 400))),
  ...WITH_WITNESS.map((players) => line('witness', { players, witness: false }, 2000)),
  ...[4, 7, 10].map((players) => line('silence', { players }, 400, 'greedy(lies=no)')),
  ...[8, 10].map((players) => line('blackmailer', { players, blackmailer: true }, 400)),
];
