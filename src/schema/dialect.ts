import type { Path } from './endpoints.ts';

/** How another service writes one call of a resource. */
export interface DialectCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The whole path on the host. Where it has no `{id}`, the body names the record. */
  readonly path: Path;
  /** The members around the body, the outermost first. Default: none. */
  readonly sent?: readonly string[] | undefined;
  /** The members around the data of the response, the outermost first. Default: none. */
  readonly received?: readonly string[] | undefined;
  /** Where the body names the record, its id is a number. Default: a text. */
  readonly numericId?: true | undefined;
}

/** How another service writes the call of a list. */
export interface DialectList extends DialectCall {
  /** The parameter with the number of the page. Without it and without `offset`, the list is read at once. */
  readonly page?: string | undefined;
  /** The number of the first page. Default: 1. */
  readonly firstPage?: 0 | undefined;
  /** The parameter with the number of records before the page. */
  readonly offset?: string | undefined;
  /** The parameter with the number of records in a page. Default: `limit`. */
  readonly limit?: string | undefined;
  /** The parameter with the search. Default: `query`. */
  readonly query?: string | undefined;
  /** The members that lead to the total. Default: the service does not count. */
  readonly total?: readonly string[] | undefined;
}

/** Returns true if a list is read page by page. */
export const isPaged = ({ page, offset }: DialectList): boolean => page !== undefined || offset !== undefined;

/**
 * How another service writes the calls of a resource: paths, parameters and the members around data. A call without an entry
 * is written as `endpoints` declares it, and so are orders and filters.
 */
export interface Dialect {
  readonly list?: DialectList | undefined;
  readonly one?: DialectCall | undefined;
  readonly create?: DialectCall | undefined;
  readonly update?: DialectCall | undefined;
  readonly remove?: DialectCall | undefined;
}
