import type * as z from 'zod/mini';
import type { ComponentGuide } from '#kit/guide.ts';
import type { Field } from '#schema/field.ts';
import type { Present } from './contract.ts';

/** What the kinds are sorted under in the overview. */
export type FieldGroup = 'words' | 'figures' | 'states' | 'others' | 'lines' | 'files' | 'place';

/**
 * What whoever designs or declares with a kind of field must know, beside what its stories show and its types say.
 * Each room has one (`<kind>.docs.ts`); Storybook draws its page from it, and a test refuses one that is not whole.
 * No product code imports one.
 */
export type FieldGuide<F extends Field = Field> = Pick<
  ComponentGuide,
  'status' | 'since' | 'purpose' | 'avoid' | 'content' | 'keyboard' | 'aria'
> & {
  group: FieldGroup;
  /** Fields as a descriptor declares them. The first one is asked about the values below. */
  example: Readonly<Record<string, F>>;
  /** The words that the dictionary of the example's resource would have for its values. */
  words?: Readonly<Record<string, string>>;
  wire: {
    /** What a record holds, as TypeScript writes it. */
    type: string;
    /** Its shape, its unit, and what is done with what does not fit. */
    notes: readonly string[];
    /** Values that say something: the page tells what people read. */
    filled: readonly Present<F>[];
    /** Values that say nothing, beside null and what is missing. */
    empty: readonly Present<F>[];
    /** What counts as empty, and what does not. */
    emptiness: string;
    /** What a person may enter: the page tells what is sent, or what is said instead. */
    entered: readonly z.input<F['draft']>[];
  };
  /** How it looks where it is met; a sentence where it is not met there. */
  views: { list: string; page: string; form: string; order: string };
};
