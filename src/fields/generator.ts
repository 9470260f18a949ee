import type * as z from 'zod/mini';
import type { Access, Field, RecordFilters } from '#schema/field.ts';

/** A field as it is written on the command line: `name:kind(arguments)!`. */
export interface StatedField {
  readonly name: string;
  /** The texts between the brackets. */
  readonly args: readonly string[];
  readonly required: boolean;
  /** True if it is never entered, although its kind could be. Default: false. */
  readonly readOnly?: boolean;
  /** Its French label, if the command names one: sample values follow it. */
  readonly label?: string | undefined;
  /** True if no two records may have the same value. Default: false. */
  readonly unique?: boolean | undefined;
  /** The limits of its values, as they are stored. */
  readonly range?: Range | undefined;
  /** The records that the field names, if its argument is a resource. */
  readonly target?: Target | undefined;
}

/** The limits of a field's values, both included. */
export interface Range {
  readonly min?: number | string | undefined;
  readonly max?: number | string | undefined;
  /** The step of a slider between the limits. */
  readonly step?: number | string | undefined;
}

/** The records of another resource that a field names. */
export interface Target {
  readonly resource: string;
  /** The member that holds their name. */
  readonly by: string;
  /** The filters of their list that let through those that can be chosen. Default: all can. */
  readonly filters?: RecordFilters;
  /** True if the records are people. Default: false. */
  readonly people?: true;
}

/** The arguments between the brackets of a kind; `example` is shown by `--help`. */
export type Argument = { readonly example: string } & (
  | { readonly type: 'values' }
  | { readonly type: 'number'; readonly max: number }
  | { readonly type: 'oneOf'; readonly values: readonly string[] }
  /** The name of another field. */
  | { readonly type: 'field' }
  /**
   * A resource, the member that names its records if that is not the title, and values of filters of its list. `many`:
   * a value names any number of them.
   */
  | { readonly type: 'resource'; readonly many: boolean }
);

/** How a browser test fills a control: it types a text, picks the first option, ticks a checkbox, or chooses a file. */
export type Filling =
  /**
   * `confirm`: Enter takes the text over, and the control is empty again. `second`: the control is a group of two boxes, and the
   * second one gets this text.
   */
  | { readonly by: 'typing'; readonly text: string; readonly confirm?: true; readonly second?: string }
  | { readonly by: 'picking' }
  | { readonly by: 'ticking' }
  /** A picture, or a file of another type. */
  | { readonly by: 'file'; readonly type?: 'application/pdf' };

/** `certain`: stated by a schema or shown by every value. `likely`: supported by values. `guess`: suggested by a name. */
export type Confidence = 'certain' | 'likely' | 'guess';

/** The kind that suits a member of records, with the arguments of the field. */
export interface Inference {
  readonly args?: readonly string[];
  readonly confidence: Confidence;
  readonly reason: string;
  /** True if it is read-only here, although the kind can be entered. Default: false. */
  readonly readOnly?: boolean;
  /** The largest number that it may be, if the member has no limit of its own. Default: that of the kind. */
  readonly max?: number;
}

/** A member of records as a schema describes it or as records show it. */
export interface Member {
  readonly name: string;
  readonly source: 'schema' | 'records';
  readonly shape: 'text' | 'number' | 'boolean' | 'object' | 'list';
  /** True if all its numbers are integers. */
  readonly whole: boolean;
  readonly format?: string | undefined;
  /** The format of the texts in its list. */
  readonly itemFormat?: string | undefined;
  /** What the request that sends it has for it. Default: no request is known. */
  readonly sentAs?: 'files' | 'values' | undefined;
  /** The only values that a schema allows. */
  readonly choices?: readonly unknown[] | undefined;
  readonly maxLength?: number | undefined;
  /** True if a schema says that no request sends it. Default: false. */
  readonly readOnly?: boolean;
  /** What its list holds, if that is neither objects nor anything: texts without a format. */
  readonly items?: 'texts' | undefined;
  /** The values seen, without empty ones. Of a schema: its examples. */
  readonly values: readonly unknown[];
  /** The members of its object, or of the objects in its list. */
  readonly members: readonly string[];
  /** The formats that a schema states for these members. */
  readonly memberFormats?: Readonly<Record<string, string | undefined>> | undefined;
  /** Those of these members that a schema does not require, or that may be null. */
  readonly optionalMembers?: readonly string[] | undefined;
  /** The resource that its name or its schema refers to. */
  readonly target?:
    | { readonly resource: string; readonly title: string; readonly texts: readonly string[] }
    | undefined;
}

type AccessIn<F extends Field> = [z.output<F['record']>] extends [never]
  ? 'writeOnly'
  : [z.input<F['draft']>] extends [null]
    ? 'readOnly'
    : 'readWrite';

/** The knowledge of the generators about a kind. Product code never imports it. */
export type KindGenerator<F extends Field = Field> = Generator<Field extends F ? Access : AccessIn<F>>;

interface Generator<A extends Access> {
  readonly access: A;
  /** The reason why no generated resource can have it, for messages. Default: it can. */
  readonly unsupported?: string;
  /** Other names that the command line understands. */
  readonly aliases?: readonly string[];
  readonly argument?: Argument;
  /** Returns a limit, or the step, as it is stored; undefined if the text is none. Default: values have no limits. */
  limit?(text: string, which: keyof Range): number | string | undefined;
  /** Returns the value that lies on a limit, as it is sent: both ends of a range. Default: the limit itself. */
  atLimit?(limit: unknown): unknown;
  /** True if a step beside its limits makes a slider. Default: false. */
  readonly slides?: true;
  /** True if a field of the kind can be unique. Default: false. */
  readonly canBeUnique?: true;
  /** True if a value of the kind can be compared with that of another field. Default: false. */
  readonly canBeCompared?: true;
  /** Returns the type of its column in PostgreSQL, for its arguments and limits. Default: jsonb, which holds any value. */
  column?(args: readonly string[], range?: Range): string;
  /** Returns what its limits compare in SQL. Default: the column itself. */
  limitedBy?(column: string): { readonly min: string; readonly max: string };
  /** The builder's options. Default: `usualOptions`. */
  options?(field: StatedField): Readonly<Record<string, unknown>> | undefined;
  /** The values that the dictionary must label. */
  choices?(args: readonly string[]): readonly string[];
  /** The members of a record that form the value. Default: the one of the field's own name. */
  members?(name: string): readonly string[];
  /**
   * Returns the value of the sample record at an index, counted from 0. For a kind with `members`, it is an object of
   * them. Some records have null or an empty list if a value may be missing, but never null if an empty input sends an
   * empty text.
   */
  sample(index: number, field: StatedField): unknown;
  /** Returns how a browser test fills its control. Every kind that is entered says it. */
  filling?(args: readonly string[], range?: Range): Filling;
  /** The value that records hold after `filling` has typed its text. Default: the text. */
  readonly stored?: unknown;
  /** Returns an inference if the kind suits the member. */
  infer?(member: Member): Inference | undefined;
  /** `text`: a field without a kind. `creation`: `createdAt`. `file`: a file input. `picture`: a file replaces it. */
  readonly role?: 'text' | 'creation' | 'file' | 'picture';
  /** True if its inference counts only where no other kind has one. */
  readonly fallback?: boolean;
  /** The rank as the title of a record: the lowest number wins. Default: never the title. */
  readonly titleRank?: number;
  /** True if it is too long for a column. */
  readonly long?: boolean;
  /** True if its texts can have any length: stories show a long one. */
  readonly anyLength?: boolean;
  /** True if it needs a row of a form for itself. */
  readonly wide?: boolean;
  /** True if only records of people have such a field. Default: false. */
  readonly ofPeople?: true;
  /** True if a new list sorts by it. */
  readonly sorted?: boolean;
  /** True if a new list can be filtered by it, whatever its options are. */
  readonly filtered?: boolean;
  /** True if a search looks into it. */
  readonly searched?: boolean;
  /** The member that a search looks into, of a value that is an object. Default: the value is a text. */
  readonly searchedMember?: string;
  /** Returns another spelling of its column's text in SQL, which a search looks into, too. Default: it looks into the text alone. */
  alsoSearched?(column: string): string;
  /** True if a form always has a value, so that it cannot be required. */
  readonly alwaysEntered?: boolean;
  /** True if the value of an empty form is a valid value, so that every record has one. */
  readonly neverMissing?: boolean;
}

/** Returns the options of most kinds: either required, or null where nothing was entered. */
export const usualOptions = ({ required }: Pick<StatedField, 'required'>) =>
  required ? { required: true } : { nullable: true };

/** Returns the limits of a field as options of its builder, with the slider between them. */
export function limitsOf({ range: { step, ...limits } = {} }: Pick<StatedField, 'range'>) {
  const stated = Object.entries(limits).filter(([, limit]) => limit !== undefined);
  return Object.fromEntries([...stated, ...(step === undefined ? [] : [['slider', { ...limits, step }]])]);
}

/** Reads a limit that is a number: `9`, `-0.5`. */
export const numberLimit = (text: string): number | undefined =>
  /^-?\d{1,9}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined;

/** Returns a sample number within the limits of its field: the given one, or another one by its index, with some decimals. */
export function withinLimits(
  sample: number,
  index: number,
  { range = {} }: Pick<StatedField, 'range'>,
  decimals = 0,
): number {
  const min = Number(range.min ?? Number.NEGATIVE_INFINITY);
  const max = Number(range.max ?? Number.POSITIVE_INFINITY);
  if (sample >= min && sample <= max) return sample;
  if (!Number.isFinite(max)) return min + index;
  if (!Number.isFinite(min)) return max - index;
  const steps = 10 ** decimals;
  const added = Math.floor(((max - min) * steps * ((index * 5) % 12)) / 11);
  return Number((min + added / steps).toFixed(9));
}
