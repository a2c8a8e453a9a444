/** Whole numbers from the command line. */
import { UsageError } from '../core/usage-error.js';

/** The number that `--flag text` means; `standard` when the flag is absent. */
export function readCount(flag: string, text: string | undefined, standard: number, min: number, max: number): number {
  if (text === undefined) return standard;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UsageError(`--${flag} ${text}: it is a whole number from ${min} to ${max}`);
}

/** `3,1,4` as numbers. */
export function readChoices(text: string): number[] {
  const choices = text.split(',').map((word) => (/^\d+$/.test(word.trim()) ? Number(word) : NaN));
  const at = choices.findIndex((choice) => !Number.isSafeInteger(choice));
  if (at >= 0)
    throw new UsageError(
      `--choices ${text}: place ${at + 1} holds '${text.split(',')[at]}'; it is a list of whole numbers from 0, such as 3,1,4`,
    );
  return choices;
}
