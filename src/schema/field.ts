import type * as z from 'zod/mini';

/** Who meets a field: forms and records, records only, or forms only. */
export type Access = 'readWrite' | 'readOnly' | 'writeOnly';

/** What every builder of a kind accepts beside its own options. */
export interface FieldOptions {
  /** A form refuses to be sent without it. Default: false. */
  readonly required?: boolean;
  /** A record may hold null in its place. Default: false. */
  readonly nullable?: boolean;
  /** Whether forms ask for it and records hold it, or one of them alone. Default: 'readWrite'. */
  readonly access?: Access;
}

/**
 * A field: a kind with its options inside a resource.
 * `Value` is what a record holds, `Draft` what a form holds, `Sent` what is sent to the service.
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
  /** Accepts what the service may send. What it refuses is shown as missing. */
  readonly record: z.ZodMiniType<Value>;
  /** Accepts what a person entered and turns it into what is sent. Its messages are problems. */
  readonly draft: z.ZodMiniType<Sent, Draft>;
  /** Accepts what is sent, where `draft` does not: a number is typed as a text and travels as a number. */
  readonly sent?: z.ZodMiniType<Sent>;
  /** What an empty form holds. */
  readonly initial: Draft;
  /**
   * For a value that a record holds in several members (a price, its interval, its unit): each member's schema.
   * The value is then an object of them. Default: the value is the member of the field's own name.
   */
  readonly members?: Readonly<Record<string, z.ZodMiniType>>;
  /** The room that its column wants, in pixels, where that of its kind does not suit. */
  readonly width?: number | undefined;
  /** The values that the dictionary must word, where the kind has any. */
  readonly words?: readonly string[];
  /** Turns a stored value, which may be anything, into what a form holds. */
  toDraft(value: unknown): Draft;
}

/** The access that a builder's options name. */
export type AccessOf<Options> = Options extends { access: infer A extends Access } ? A : 'readWrite';

/** The record's value under a builder's options. */
export type ValueOf<Options, Value> = Options extends { nullable: true } ? Value | null : Value;

/** The access and the duty to fill in that a builder's options name. */
export function accessOf<Options extends FieldOptions>(options: Options): AccessOf<Options>;
export function accessOf(options: FieldOptions): Access {
  return options.access ?? 'readWrite';
}
