import type { Fields } from './resource.ts';

/** A form that changes settings instead of a record, e.g. the prices. The journal tells what it changed. */
export interface SettingsForm<F extends Fields = Fields> {
  /** What the journal calls it, as it calls a resource by its name. */
  readonly name: string;
  /** The section of the dictionary with its `name`, and the label of each field in `fields`. */
  readonly texts: string;
  readonly fields: F;
}
