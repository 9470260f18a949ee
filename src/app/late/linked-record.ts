import { resourceEntries } from '#runtime/links/resource-entries.ts';
import type { ResourceName } from '#schema/messages.ts';

/** The record that a link opens. */
export interface LinkedRecord {
  readonly resource: ResourceName;
  readonly id: string;
}

/**
 * Returns the record that the path of a link opens. Undefined if it opens none, or if a preview would repeat the page at the
 * path `shown`: on the list of the same resource, on the page of the record, and on the pages below it, e.g. its form.
 */
export function linkedRecord(path: string, shown: string): LinkedRecord | undefined {
  const [, list = '', id = '', ...rest] = path.split('/');
  const entry = resourceEntries.find((each) => each.path === `/${list}`);
  if (entry === undefined || id === '' || id === 'ajouter' || rest.length > 0) return undefined;
  if (shown === entry.path || `${shown}/`.startsWith(`${path}/`)) return undefined;
  const decoded = decode(id);
  return decoded === undefined ? undefined : { resource: entry.name, id: decoded };
}

/** Decodes a segment of a path; undefined if it is malformed. */
function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
