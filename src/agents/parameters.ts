/** An agent is its parameters: one table per agent, from which parsing, printing, help and validation follow. */

/** A number with its range; `integer` where fractions make no sense. */
export interface Parameter {
  readonly name: string;
  readonly standard: number;
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
  readonly help: string;
}

export type ParameterValues = Readonly<Record<string, number>>;
