import type { z } from 'zod';

/** `agents[0]`: where in the document. */
export function pathText(issue: z.core.$ZodIssue): string {
  return issue.path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
