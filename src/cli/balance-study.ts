/** A study made up on the command line: one game, one option at a time, some agents. */
import { z } from 'zod';
import type { GameFamily } from '../core/family.js';
import type { GameOptions } from '../core/game.js';
import { formatOption } from '../core/replay-command.js';
import { oneOf, UsageError } from '../core/usage-error.js';
import { createGame, findFamily } from '../games/index.js';
import { factsOf } from '../metrics/game-facts.js';
import type { Study, StudySection } from '../studies/study-file.js';
import type { BalanceValues } from './balance-run.js';
import { readCount } from './numbers.js';
import { readOptions } from './option-values.js';

const MANY = 1_000_000;
const GROUP = 'cells';
const SHAPE = ['length', 'branching', 'bits chosen', 'bits shown'];
const LEAD = ['lead changes', 'winner behind', 'drama', 'last round'];
const KNOWLEDGE = ['hidden bits', 'bits learned', 'bits hidden'];

export function adHocStudy(values: BalanceValues): Study {
  const { game: id, option = [], vary = [], agents = [], pairs, seed = '1' } = values;
  if (id === undefined) throw new UsageError('--game is missing: the id of a game; or --study and a folder');
  if (agents.length === 0) throw new UsageError('--agents is missing: who plays, weakest first');
  const family = findFamily(id);
  const options = readOptions(family, option) as GameOptions;
  const variants = [{}, ...vary.flatMap((text) => variantsOf(family, options, text))];
  return {
    question: `${family.title}: who wins?`,
    intro: 'Every agent plays against itself.',
    seed,
    groups: {
      [GROUP]: {
        game: id,
        options,
        variants,
        agents: [...agents],
        play: 'self',
        pairs: readCount('pairs', pairs, 100, 1, MANY),
        pairsOf: {},
        record: 'all',
        measured: MANY,
      },
    },
    sections: sectionsFor(createGame(id, options).roles, id, variants.length > 1),
  };
}

function sectionsFor(roles: readonly string[], id: string, hasVariants: boolean): StudySection[] {
  const [role] = roles;
  const base = { text: '', group: GROUP };
  const figure = `score of ${role}`;
  const game = createGame(id);
  const own = factsOf(id).measures.map(({ name }) => name);
  const sections: StudySection[] = [
    { ...base, kind: 'curve', title: `Score of ${role} by agent`, figure, reference: 0.5 },
  ];
  if (hasVariants)
    sections.push(
      { ...base, kind: 'bars', title: `Score of ${role} by variant`, figure, reference: 0.5 },
      { ...base, kind: 'effects', title: `What each variant changes for ${role}`, figure },
    );
  const lists: [string, string[]][] = [
    ['Shape', ['drawn', ...SHAPE]],
    ['Lead', game.evaluate ? LEAD : []],
    ['Knowledge', game.worldCount ? KNOWLEDGE : []],
    ['The end', own],
  ];
  for (const [title, figures] of lists)
    if (figures.length > 0) sections.push({ ...base, kind: 'figures', title, figures });
  sections.push({ ...base, kind: 'distribution', title: 'Length', figure: 'length' });
  return sections;
}

/** `start`, with every value that it can have; or `detectives=2,3`. */
function variantsOf(family: GameFamily, base: GameOptions, text: string): GameOptions[] {
  const [key, list] = text.split('=');
  const standard = createGame(family.id, base).options;
  if (!Object.hasOwn(family.fields.shape, key))
    throw new UsageError(
      `--vary ${key}: ${family.id} has no such option; it has ${oneOf(Object.keys(family.fields.shape))}`,
    );
  const values = list === undefined ? valuesOf(family, key) : list.split(',');
  return values
    .filter((value) => value !== formatOption(standard[key]))
    .map((value) => readOptions(family, [`${key}=${value}`]) as GameOptions);
}

/** All values of a switch or of a choice between words. */
function valuesOf(family: GameFamily, key: string): string[] {
  const schema = z.toJSONSchema(family.fields.shape[key] as z.ZodType, { io: 'input' });
  if (schema.type === 'boolean') return ['false', 'true'];
  if (schema.enum) return schema.enum.map(String);
  throw new UsageError(`--vary ${key}: say with which values, such as --vary ${key}=…,…`);
}
