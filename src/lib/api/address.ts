import { type ServedPath, servedAt } from '#schema/served-at.ts';

/** The values of a query string; undefined ones are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/** What the address of a call is made of. */
interface Addressed extends ServedPath {
  readonly query?: Query | undefined;
}

/** Returns the whole address of a call. */
export function address(host: string, { query = {}, ...call }: Addressed): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return `${host.replace(/\/+$/, '')}${servedAt(call)}${search.size > 0 ? `?${search}` : ''}`;
}

/**
 * An id as one step of a path. Some texts can be none: a lone surrogate can't be encoded, and an empty step, `.` and
 * `..` lead to another path, encoded or not. A replacement character takes their place, which names no record: the
 * call is answered like any for a record that does not exist, and never reaches something else.
 */
export function pathStep(id: string | number): string {
  const text = String(id).toWellFormed();
  return encodeURIComponent(/^\.{0,2}$/.test(text) ? '\ufffd' : text);
}

/** Puts a record's id, which may hold anything, into the `{id}` of a path. */
export function withId(path: string, id: string | number): string {
  return path.replace('{id}', () => pathStep(id));
}

/** Puts a record's own members into the `{names}` of a path. Throws where the record has no such member. */
export function withMembers(path: string, record: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = record[name];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`The record has no ${name} for ${path}`);
    return pathStep(value);
  });
}
