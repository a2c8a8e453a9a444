/**
 * How much does each belief know of what is hidden? Listens to real games and prints the log-loss and the Brier score of
 * every belief, per decision, with 95 % intervals over games.
 *   npx tsx experiments/belief-quality/run.ts <games> [game]...
 */
import { createBelief } from '../../src/beliefs/index.js';
import { BeliefJudge } from '../../src/beliefs/quality.js';
import type { Truth } from '../../src/beliefs/truth.js';
import { othersKnow } from '../../src/beliefs/truth.js';
import type { Game } from '../../src/core/game.js';
import { hashWords } from '../../src/core/hash.js';
import { Table } from '../../src/core/table.js';
import { TRUTH } from '../../src/games/ghost-letters/layout.js';
import { HIDEABLE } from '../../src/games/holmes/cards.js';
import { HIDDEN } from '../../src/games/holmes/layout.js';
import { createGame, presetOptions } from '../../src/games/index.js';
import { INVESTIGATOR, JACK } from '../../src/games/mr-jack-pocket/layout.js';
import { STATION } from '../../src/games/scotland-yard/layout.js';
import { posterior } from '../../src/specialists/ghost-letters/belief.js';
import { createAgent } from '../../src/specialists/index.js';
import { meanInterval, Running } from '../../src/stats/summary.js';

interface Question {
  readonly game: string;
  readonly preset?: string;
  readonly asks: string;
  /** Who is asked. */
  readonly seat: (game: Game) => number;
  readonly truth: (game: Game) => Truth;
  /** Who plays every seat. */
  readonly agent: string;
}

const SEED = 17;
const last = (game: Game): number => game.playerCount - 1;
const hash = (words: Int32Array): number => hashWords(words, words.length, 0);
const QUESTIONS: readonly Question[] = [
  { game: 'kuhn-poker', asks: "the other's card", seat: last, truth: othersKnow, agent: 'greedy' },
  { game: 'leduc-poker', asks: "the other's card", seat: last, truth: othersKnow, agent: 'greedy' },
  { game: 'phantom-tic-tac-toe', asks: "the other's squares", seat: last, truth: othersKnow, agent: 'greedy' },
  { game: 'scotland-yard', asks: 'where Mr X is', seat: last, truth: () => (s) => s[STATION], agent: 'greedy' },
  {
    game: 'scotland-yard',
    asks: 'where Mr X is',
    seat: last,
    truth: () => (s) => s[STATION],
    agent: 'nijssen-winands(playouts=100)',
  },
  {
    game: 'mr-jack-pocket',
    asks: 'who Jack is',
    seat: () => INVESTIGATOR,
    truth: () => (s) => s[JACK],
    agent: 'greedy',
  },
  {
    game: 'holmes',
    asks: "the other's hidden evidence",
    seat: last,
    truth: () => (s, player) => hash(s.slice(HIDDEN + (1 - player) * HIDEABLE, HIDDEN + (2 - player) * HIDEABLE)),
    agent: 'greedy',
  },
  {
    game: 'ghost-letters',
    preset: 'pair',
    asks: 'the true evidence',
    seat: last,
    truth: () => (s) => hash(s.slice(TRUTH, TRUTH + 3)),
    agent: 'greedy',
  },
];

interface Row {
  readonly name: string;
  readonly judge: BeliefJudge;
  readonly logLoss: Running;
  readonly brier: Running;
  decisions: number;
  missed: number;
  cpu: number;
}

/** The beliefs that the game allows, its own one included, the filter at three temperatures. */
function rowsOf(game: Game, question: Question): Row[] {
  const own = game.id === 'ghost-letters' ? [posterior] : [];
  const kinds: [name: string, belief: string, temperature: number][] = [
    ...own.map(({ name }): [string, string, number] => [name, name, 1]),
    ['uniform', 'uniform', 1],
    ['particles (1000)', 'particles', 1],
    ['exact, others at random', 'exact', 1],
    ...[0.05, 0.2, 1].map((t): [string, string, number] => [`filter, temperature ${t}`, 'filter', t]),
  ];
  return kinds
    .filter(([, belief]) => belief !== 'exact' || game.worldCount)
    .map(([name, belief, temperature]) => ({
      name,
      judge: new BeliefJudge(
        game,
        question.seat(game),
        createBelief(belief, game, { temperature }, own),
        question.truth(game),
      ),
      logLoss: new Running(),
      brier: new Running(),
      decisions: 0,
      missed: 0,
      cpu: 0,
    }));
}

function measure(question: Question, games: number): void {
  const { game: id, preset } = question;
  const game = createGame(id, preset === undefined ? {} : presetOptions(id, preset));
  const rows = rowsOf(game, question);
  const agents = game.roles.map(() => createAgent(question.agent, game));
  const table = new Table(game, agents);
  table.onMove = (state, move) => {
    for (const row of rows) {
      const before = process.cpuUsage();
      row.judge.before(state, move);
      const { user, system } = process.cpuUsage(before);
      row.cpu += user + system;
    }
  };
  for (let pair = 0; pair < games; pair++) {
    for (const { judge } of rows) judge.reset(pair);
    table.play(SEED, pair, 0);
    for (const row of rows) add(row);
  }
  const { asks, agent } = question;
  for (const r of rows)
    console.log(
      `| ${[id, preset].filter(Boolean).join(' ')} | ${asks} | ${agent} | ${r.name} | ${show(r.logLoss)} | ${show(r.brier)} |` +
        ` ${r.missed} of ${r.decisions} | ${(r.cpu / r.decisions / 1000).toFixed(2)} |`,
    );
}

function add(row: Row): void {
  const { decisions, logLoss, brier, missed } = row.judge.score;
  if (decisions === 0) return;
  row.logLoss.add(logLoss / decisions);
  row.brier.add(brier / decisions);
  row.decisions += decisions;
  row.missed += missed;
}

function show(values: Running): string {
  const { low, high } = meanInterval(values);
  return `${values.mean.toFixed(3)} (${low.toFixed(3)} .. ${high.toFixed(3)})`;
}

const [games = 50] = process.argv.slice(2, 3).map(Number);
const wanted = process.argv.slice(3);
console.log('| game | question | players | belief | log-loss, nats | Brier | missed | CPU ms |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const question of QUESTIONS) if (wanted.length === 0 || wanted.includes(question.game)) measure(question, games);
