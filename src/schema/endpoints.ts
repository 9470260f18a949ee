import { decided } from './decided.ts';
import type { OnlyOptions } from './only-options.ts';

/** A path below the API's base, e.g. `/admin/users`. */
export type Path = `/${string}`;

/** A path that names one record, e.g. `/admin/users/{id}`. */
export type RecordPath = `/${string}{id}${string}`;

/** The encoding of a draft in a request. */
export type Encoding = 'json' | 'multipart';

/** One call that the service accepts. */
export interface Call<P extends Path = Path> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: P;
  readonly encoding?: Encoding;
  /** True if it is accepted without a body, too: nothing in it is required. */
  readonly bodyOptional?: true;
  /** `root`: served without the prefix `/api/v1`. */
  readonly base?: 'root' | undefined;
  /**
   * True if the service sends the first response again for a repeated `Idempotency-Key`. A call whose response contains a
   * token never is, since the service would have to store the token.
   */
  readonly idempotent?: true;
  /**
   * True if the service accepts it only with a proof of identity that is ten minutes old at most. Without one it responds
   * with 403 and the code `E_PROOF_REQUIRED`.
   */
  readonly proof?: true;
}

/** The call that reads a list. */
export interface ListCall extends Call {
  /** `paginated` sends a page and its total; `plain` sends every record. */
  readonly envelope: 'paginated' | 'plain';
  /** Parameters that are always sent, e.g. of a part of the list. */
  readonly query?: Readonly<Record<string, string>>;
  /** True if the service can sort the list by a field. */
  readonly sort: boolean;
}

/** The calls of a resource: a screen or an action exists where its call does. */
export interface Endpoints {
  readonly list: ListCall;
  /** Reads every record at once, for forms to pick from. */
  readonly all?: Call;
  readonly one?: Call<RecordPath>;
  readonly create?: Call;
  readonly update?: Call<RecordPath>;
  readonly remove?: Call<RecordPath>;
  /**
   * Reads whether a record may be deleted: `{ canDelete, reason, counts? }`. `counts` says how many records each
   * consequence of the deletion is about, by its name in the dictionary (`questions.consequences`).
   */
  readonly removable?: Call<RecordPath>;
}

/** The actions of a row that the calls of a resource make possible. */
export type ActionsOf<E extends Endpoints> =
  | (E extends { one: object } ? 'view' : never)
  | (E extends { update: object } ? 'edit' : never)
  | (E extends { remove: object } ? 'delete' : never);

interface RestOptions {
  readonly one?: false;
  readonly create?: false;
  readonly update?: false;
  readonly remove?: false;
  /** The encoding of drafts. Default: 'json'. */
  readonly write?: Encoding;
  /** Default: false. */
  readonly sort?: boolean;
}

type Rest<Options> = { readonly list: ListCall } & {
  readonly [Name in Exclude<'one' | 'create' | 'update' | 'remove', keyof Options>]: Name extends 'create'
    ? Call
    : Call<RecordPath>;
};

/** Returns a call that reads. */
export const get = <P extends Path>(path: P): Call<P> => ({ method: 'GET', path });

/** Returns a call that creates. The service sends the first response again for a repeated attempt. */
export const post = <P extends Path>(path: P, encoding: Encoding = 'json'): Call<P> => ({
  method: 'POST',
  path,
  encoding,
  idempotent: true,
});

/**
 * Returns the usual five calls below one path; `false` leaves one out.
 * @example rest('/admin/categories', { write: 'multipart', remove: false })
 */
export function rest<const Options extends OnlyOptions<Options, RestOptions>>(
  base: Path,
  options: Options,
): Rest<Options> {
  const encoding = options.write ?? 'json';
  const record: RecordPath = `${base}/{id}`;
  return decided({
    list: { method: 'GET', path: base, envelope: 'paginated', sort: options.sort ?? false },
    ...(options.one !== false && { one: get(record) }),
    ...(options.create !== false && { create: post(base, encoding) }),
    ...(options.update !== false && { update: { method: 'PUT', path: record, encoding, idempotent: true } }),
    ...(options.remove !== false && { remove: { method: 'DELETE', path: record, idempotent: true } }),
  } satisfies Endpoints);
}
