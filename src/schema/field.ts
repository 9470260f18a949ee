import type * as z from 'zod/mini';
import type { ResourceName } from './messages.ts';

/** The use of a field: in forms and records, in records only, or in forms only. */
export type Access = 'readWrite' | 'readOnly' | 'writeOnly';

/** The options that the builders of most kinds accept, beside their own. */
export interface FieldOptions {
  /** True if a form cannot be sent without a value. Default: false. */
  readonly required?: boolean;
  /** True if a record may hold null. Default: false. */
  readonly nullable?: boolean;
  /** Whether it is part of forms and of records. Default: 'readWrite', of both. */
  readonly access?: Access;
}

/** The resource whose records a value names. */
export interface Link {
  readonly resource: ResourceName;
  /** The member of the other record that contains its name. */
  readonly by: string;
  /** True if a value names several records. */
  readonly many: boolean;
  /** The filters that let through the records that can be chosen. Default: all can. */
  readonly filters?: RecordFilters | undefined;
}

/** Values of the filters of a list, by their parameters, as in the URL. Several values mean "one of". */
export type RecordFilters = Readonly<Record<string, readonly [string, ...string[]]>>;

interface AcceptedFiles {
  /** Media types, e.g. `image/png`. */
  readonly accept: readonly string[];
  /** The largest size of one file. */
  readonly maxBytes: number;
}

/** The rules of a file that replaces the picture of another field. */
export interface ReplacingFile<Replaces extends string = string, Removable extends boolean = boolean>
  extends AcceptedFiles {
  /** The field of the record's picture that a chosen file replaces. */
  readonly replaces: Replaces;
  /** True if that picture can also be removed: a form then sends `noFile`. */
  readonly removable: Removable;
  readonly max?: undefined;
  readonly keptAsSent?: undefined;
}

/** What the service knows of a file that it has just stored. */
export interface FileFacts {
  readonly name: string;
  /** Its bytes. */
  readonly size: number;
  /** Its media type. */
  readonly type: string;
}

/** The rules of a field whose own value is several files in an order. Its draft has chosen files, and addresses of stored ones. */
export interface OrderedFiles extends AcceptedFiles {
  /** The largest number of files. */
  readonly max: number;
  /**
   * True if the files are documents: the service keeps each as it was sent, with its name, and sends it to be downloaded.
   * Default: they are pictures, which the service encodes.
   */
  readonly keptAsSent?: true;
  /**
   * Returns the value of a record with the files at these addresses. One that was stored before keeps its other data; `added`
   * has the facts of the new documents by their addresses.
   */
  stored(addresses: readonly string[], before: unknown, added?: ReadonlyMap<string, FileFacts>): unknown;
  readonly replaces?: undefined;
  readonly removable?: undefined;
}

/** The files that a field accepts. */
export type FileRules = ReplacingFile | OrderedFiles;

/** The first and the last number of a slider, and the step between two of them, as they are stored. */
export interface SliderSteps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Two days, `YYYY-MM-DD`: the first and the last one of a range. */
export type DayEnds = readonly [first: string, last: string];

/** The order of values: alphabetical, by size, or by time. */
export type ValueOrder = 'text' | 'number' | 'time';

/**
 * The way in which lists can be filtered by a field: a `period` lies between two instants, `days` are days of the
 * calendar, the same in all time zones. A `choice` without declared `choices` is filtered by texts that the user enters.
 */
export type Filter = 'choice' | 'range' | 'period' | 'days' | 'record' | 'presence';

/**
 * A field: a kind with its options inside a resource.
 * `Value` is stored in a record, `Draft` in a form; `Sent` is sent to the service.
 */
export interface Field<
  Kind extends string = string,
  Value = unknown,
  Draft = unknown,
  Sent = unknown,
  A extends Access = Access,
> {
  readonly kind: Kind;
  readonly access: A;
  readonly required: boolean;
  /** Accepts what the service may send. A value that it rejects is shown as missing. */
  readonly record: z.ZodMiniType<Value>;
  /** Accepts what a user entered and turns it into what is sent. Its messages are problems. */
  readonly draft: z.ZodMiniType<Sent, Draft>;
  /** Accepts what is sent, if `draft` does not: a number is typed as a text and sent as a number. */
  readonly sent?: z.ZodMiniType<Sent>;
  /** The value of an empty form. */
  readonly initial: Draft;
  /**
   * The schema of each member, for a value that a record stores in several members (a price, its interval, its unit).
   * The value is then an object of them. Default: the value is the member with the field's own name.
   */
  readonly members?: Readonly<Record<string, z.ZodMiniType>>;
  /** The values that the dictionary must label. */
  readonly choices?: readonly string[];
  readonly link?: Link | undefined;
  readonly file?: FileRules;
  /** Default: lists cannot be sorted by the field. */
  readonly sort?: ValueOrder;
  /**
   * True if the value is a way to reach a person. It must end with the person, so the journal keeps only that it changed.
   * Default: false.
   */
  readonly isContact?: true;
  /** True if the sum of several values means something, e.g. of amounts. Default: false. */
  readonly sums?: true;
  /** Default: lists cannot be filtered by the field. */
  readonly filter?: Filter | undefined;
  /** Returns the choice that a stored value contains, for the filter `choice`. Default: the value itself. */
  chosen?(value: unknown): string | undefined;
  /**
   * Returns the first and the last day of a stored value that has both, for the filter `days` and for the order; undefined for
   * any other value. An end that is open is the last day of the calendar. Default: a value is one day.
   */
  ends?(value: unknown): DayEnds | undefined;
  /** Turns a stored value, which may be anything, into the value of a form. */
  toDraft(value: unknown): Draft;
  /** Returns the value that a text in a multipart form means. Default: the text itself. */
  fromPart?(text: string): unknown;
  /** The names of the unit that may be typed beside a number, in lower case and its symbol first. Default: none may. */
  readonly units?: readonly string[] | undefined;
  /** True if its numbers may be negative: the number keyboard of a phone has no minus sign. Default: false. */
  readonly signed?: boolean;
  /** What a stored 1 is when it is typed: 100 for a share in percent, so that 0.2 is typed as 20. Default: 1. */
  readonly scale?: number;
  /** The slider below the input of a number, in forms and filters. Default: none. */
  readonly slider?: SliderSteps | undefined;
}

/** The access that a builder's options name. */
export type AccessOf<Options> =
  Required<Options> extends { access: infer A extends Access } ? A : 'readWrite';

/** The record's value under a builder's options. */
export type ValueOf<Options, Value> =
  Required<Options> extends { nullable: infer Nullable }
    ? true extends Nullable
      ? Value | null
      : Value
    : Value;

/** The sent value under a builder's options. */
export type SentOf<Options, Sent> = Options extends { required: true } ? Sent : Sent | null;

/** A field of a kind that users enter, under a builder's options. */
export type EnteredField<Kind extends string, Options, Value, Draft, Sent> = Field<
  Kind,
  ValueOf<Options, Value>,
  Draft,
  Sent,
  AccessOf<Options>
>;

/** A field of a kind that the service alone decides, under a builder's options. */
export type ReadField<Kind extends string, Options, Value> = Field<
  Kind,
  ValueOf<Options, Value>,
  null,
  null,
  'readOnly'
>;

/** The options of a kind that is never entered. */
export type ReadOptions = Pick<FieldOptions, 'nullable'>;
