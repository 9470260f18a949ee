import type { Fields } from './resource.ts';

/** A form that changes settings instead of a record, e.g. the prices. The journal describes its changes with these fields. */
export interface SettingsForm<F extends Fields = Fields> {
  /** Its name in the journal, where other entries have the name of a resource. */
  readonly name: string;
  /** The section of the dictionary with its `name`, and the label of each field in `fields`. */
  readonly texts: string;
  readonly fields: F;
}
