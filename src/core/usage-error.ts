/**
 * A person or a file asked for something that cannot be: the message names the place, the value and what is allowed.
 * The command line prints it without a stack and ends with exit code 2.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** `a, b or c`, for lists of allowed values. */
export function oneOf(values: readonly (string | number)[]): string {
  const words = values.map(String);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;
}
