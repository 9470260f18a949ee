import { pathSegment } from '#schema/path-segment.ts';

/** Replaces the `{names}` of a path with members of a record. Throws if the record has no such member. */
export function withMembers(path: string, record: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = record[name];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`The record has no ${name} for ${path}`);
    return pathSegment(value);
  });
}
