import type { Call } from './endpoints.ts';
import type { Field } from './field.ts';

/** Figures that one call reads together. */
export interface Figures<Name extends string = string> {
  readonly call: Call;
  readonly fields: Readonly<Record<Name, Field>>;
  /**
   * True if the call takes the first and the last day of a period (`from`, `to`) and then responds with its figures.
   * Default: the figures are always those of all records.
   */
  readonly byPeriod?: true;
  /** The path of the page with the list of what is counted. Default: that of the resource's own list. */
  readonly list?: string;
  /** The filters of the list that let through what a figure counts. Default: the figure leads nowhere. */
  readonly filters?: Readonly<Partial<Record<Name, Readonly<Record<string, string>>>>>;
}

/**
 * Records of a list that wait for somebody, or that are new. Their number is the `total` of the list's own call, so any
 * service has it.
 */
export interface Wait {
  /** The values of the list's filters that let these records through, by their parameters, as in the URL. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /**
   * The filter by a period that lets only the last days through, today included. Such records are news that nobody has
   * to work off. Default: those of any time.
   */
  readonly last?: { readonly filter: string; readonly days: number };
  /** A call that adds up these records. Its figures are values of the note in the dictionary. The list shows them before its figures. */
  readonly sums?: Figures;
}
