/** An agent is its parameters: one table per agent, from which parsing, printing, help and validation follow. */

/** A number with its range; `integer` where fractions make no sense. */
export interface NumberParameter {
  readonly name: string;
  readonly standard: number;
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
  readonly help: string;
}

/** One word of several. */
export interface WordParameter {
  readonly name: string;
  readonly standard: string;
  readonly words: readonly string[];
  readonly help: string;
}

export type Parameter = NumberParameter | WordParameter;
export type ParameterValues = Readonly<Record<string, number | string>>;

/** A whole number from `min` to `max`. */
export const count = (name: string, standard: number, min: number, max: number, help: string): NumberParameter => ({
  name,
  standard,
  min,
  max,
  integer: true,
  help,
});

/** Any number from `min` to `max`. */
export const real = (name: string, standard: number, min: number, max: number, help: string): NumberParameter => ({
  name,
  standard,
  min,
  max,
  integer: false,
  help,
});

/** The first of `words` unless another is asked for. */
export const word = (name: string, words: readonly string[], help: string): WordParameter => ({
  name,
  standard: words[0],
  words,
  help,
});
