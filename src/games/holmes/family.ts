import type { GameFamily, Preset } from '../../core/family.js';
import { HOLMES_COVERING } from './covering.js';
import type { HolmesOptions } from './options.js';
import { optionFields, optionsSchema } from './options.js';
import { createHolmes } from './rules.js';

export const holmes: GameFamily<HolmesOptions> = {
  id: 'holmes',
  title: 'Holmes',
  summary: 'Two minds race for evidence through seven days in London; the larger sets score.',
  purpose: 'detective',
  fields: optionFields,
  schema: optionsSchema,
  presets: {
    moriarty: { summary: 'the box Sherlock vs Moriarty', options: { edition: 'moriarty' } },
    small: { summary: 'two days and eleven cards', options: { size: 'small' }, enumerable: 8 },
    'small-moriarty': {
      summary: 'the same with the powers of Sherlock vs Moriarty',
      options: { size: 'small', edition: 'moriarty' },
      enumerable: 8,
    },
    ...coveringPresets(),
  },
  create: createHolmes,
};

/** The conformance suite runs these too: all options, two at a time. */
function coveringPresets(): Record<string, Preset> {
  return Object.fromEntries(
    HOLMES_COVERING.map((options, i) => [
      `cover-${String(i + 1).padStart(2, '0')}`,
      { summary: `options in pairs, ${i + 1} of ${HOLMES_COVERING.length}`, options },
    ]),
  );
}
