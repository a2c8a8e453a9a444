/** What is changed to see how cost grows with it: one option at a time, from small to large. */
interface Growth {
  readonly id: string;
  readonly options: Readonly<Record<string, number | string>>;
  readonly what: 'playouts' | 'search' | 'memory';
}

const range = (id: string, key: string, values: readonly number[], others: Growth['options'] = {}): Growth[] =>
  (['playouts', 'search'] as const).flatMap((what) =>
    values.map((value) => ({ id, options: { ...others, [key]: value }, what })),
  );

export const GROWTH: readonly Growth[] = [
  ...range('scotland-yard', 'detectives', [2, 3, 4, 5]),
  ...range('scotland-yard', 'log', [6, 12, 22, 24]),
  ...range('ghost-letters', 'players', [4, 6, 9, 12]),
  ...range('ghost-letters', 'deck', [75, 150], { players: 5 }),
  ...range('mr-jack-pocket', 'rounds', [2, 4, 8]),
  { id: 'scotland-yard', options: {}, what: 'memory' },
];
