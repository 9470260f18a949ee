import type * as z from 'zod/mini';
import type { Guide } from '#kit/guide.ts';
import type { Field } from '#schema/field.ts';
import type { Present } from './contract.ts';

/** The groups of kinds in the sidebar and in the overview, by their names in guides. */
export const fieldGroups = {
  text: 'Text',
  number: 'Numbers',
  state: 'Values and states',
  relation: 'Records, people and links',
  list: 'Lists of items',
  file: 'Pictures and files',
  timeAndLocation: 'Time and location',
} as const;

export type FieldGroup = keyof typeof fieldGroups;

/**
 * The guide to a kind for designers and developers, in addition to its stories and its types. Each kind has one
 * (`<kind>.docs.ts`). Storybook renders its page from it, and a test rejects an incomplete one. No product code
 * imports one.
 */
export interface FieldGuide<F extends Field = Field> extends Guide<FieldGroup> {
  /** Fields as a descriptor declares them. The first one is used to show the values below. */
  readonly example: Readonly<Record<string, F>>;
  /** The labels that the dictionary has for the values of the example. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly wire: {
    /** The TypeScript type of the member of a record. */
    readonly type: string;
    /** Its shape, its unit, what counts as empty, and what happens to invalid values. */
    readonly notes: readonly string[];
    /** Values that are shown. The page adds their text. */
    readonly filled?: readonly Present<F>[];
    /** Values that are shown as missing, in addition to null. */
    readonly empty?: readonly Present<F>[];
    /** Values that a user may enter. The page adds what is sent, or the error. */
    readonly entered?: readonly z.input<F['draft']>[];
  };
  readonly views: {
    readonly list: string;
    /** Default: as in the list. */
    readonly page?: string;
    readonly form: string;
    /** The order and the search of lists. Default: neither. */
    readonly order?: string;
  };
}
