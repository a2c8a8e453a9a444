/** A study as a YAML file: which games are played, and what is shown of them. */
import { z } from 'zod';
import { pathText } from '../runner/issue-path.js';
import { settingsSchema } from '../runner/settings.js';
import { parseYaml, readText } from '../runner/yaml-file.js';

const { game, options, pairs, seed, record } = settingsSchema.shape;
const name = z.string().regex(/^[a-z][a-z0-9-]*$/, 'a name is lower-case words joined by hyphens');

export const groupSchema = z.strictObject({
  game,
  options,
  /** Options that differ from cell to cell; the first list entry is what the others are compared with. */
  variants: z.array(options.removeDefault()).min(1).default([{}]),
  /** In order of strength, weakest first. */
  agents: z.array(z.string().min(1)).min(1),
  /** Each agent against itself; every two of them as well; or one round robin. */
  play: z.enum(['self', 'surface', 'round-robin']).default('self'),
  pairs: pairs.removeDefault(),
  /** Pairs of agents that get fewer, or more. */
  pairsOf: z.record(z.string(), pairs.removeDefault()).default({}),
  record,
  /** Of recorded games, pairs that are replayed and measured; outcomes count all. */
  measured: pairs.removeDefault().default(500),
});

const base = { title: z.string().min(1), text: z.string().default(''), group: name };
const figure = z.string().min(1);

export const sectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...base, kind: z.literal('curve'), figure, reference: z.number().exactOptional() }),
  z.strictObject({ ...base, kind: z.literal('bars'), figure, reference: z.number().exactOptional() }),
  z.strictObject({ ...base, kind: z.literal('effects'), figure }),
  z.strictObject({ ...base, kind: z.literal('surface'), figure }),
  z.strictObject({ ...base, kind: z.literal('figures'), figures: z.array(figure).min(1) }),
  z.strictObject({ ...base, kind: z.literal('distribution'), figure }),
  z.strictObject({ ...base, kind: z.literal('doubt'), role: z.string().min(1) }),
  z.strictObject({
    ...base,
    kind: z.literal('uses'),
    category: z.string().min(1),
    variant: z.string().exactOptional(),
    /** Columns of the table; the first is drawn. */
    show: z
      .array(z.enum(['more', 'score', 'share', 'games', 'round']))
      .min(1)
      .default(['more', 'score', 'share', 'round']),
    reference: z.number().exactOptional(),
  }),
  z.strictObject({ ...base, kind: z.literal('map'), category: z.string().min(1) }),
  z.strictObject({ ...base, kind: z.literal('ratings') }),
]);

export const studySchema = z
  .strictObject({
    question: z.string().min(1),
    intro: z.string().default(''),
    seed: seed.removeDefault(),
    groups: z.record(name, groupSchema),
    sections: z.array(sectionSchema).min(1),
  })
  .superRefine(({ groups, sections }, context) => {
    const known = Object.keys(groups).join(', ');
    sections.forEach(({ group }, i) => {
      if (!Object.hasOwn(groups, group))
        context.addIssue({
          code: 'custom',
          path: ['sections', i, 'group'],
          message: `no group '${group}'; it is one of ${known}`,
        });
    });
    const titles = sections.map(({ title }) => title);
    titles.forEach((title, i) => {
      if (titles.indexOf(title) < i)
        context.addIssue({ code: 'custom', path: ['sections', i, 'title'], message: `'${title}' is given twice` });
    });
  });

export type Study = z.output<typeof studySchema>;
export type StudyGroup = z.output<typeof groupSchema>;
export type StudySection = z.output<typeof sectionSchema>;

export function readStudy(path: string): Study {
  return parseStudy(path, readText(path));
}

export function parseStudy(path: string, text: string): Study {
  return parseYaml(path, text, studySchema, (issue) => {
    const where = pathText(issue);
    const what = issue.code === 'unrecognized_keys' ? `unknown key '${issue.keys.join("', '")}'` : issue.message;
    return where === '' ? what : `${where}: ${what}`;
  }).data;
}
