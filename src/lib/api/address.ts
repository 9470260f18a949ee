import { pathSegment } from '#schema/path-segment.ts';
import { type ServedPath, servedAt } from '#schema/served-at.ts';

/** The values of a query string. One that is repeated has several; undefined ones are left out. */
export type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** The parts of the address of a call. */
interface Addressed extends ServedPath {
  readonly query?: Query | undefined;
}

/** Returns the whole address of a call. */
export function address(host: string, { query = {}, ...call }: Addressed): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of value === undefined ? [] : [value].flat()) search.append(name, String(each));
  }
  return `${host.replace(/\/+$/, '')}${servedAt(call)}${search.size > 0 ? `?${search}` : ''}`;
}

/** Replaces the `{id}` of a path with a record's id, which may be any text. */
export function withId(path: string, id: string | number): string {
  return path.replace('{id}', () => pathSegment(id));
}
