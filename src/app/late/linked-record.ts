import { resourceEntries } from 'virtual:resource-entries';
import type { ResourceName } from '#schema/messages.ts';

/** The record that a link opens. */
export interface LinkedRecord {
  readonly resource: ResourceName;
  readonly id: string;
}

/**
 * Returns the record that the path of a link opens. Undefined for other paths, and for records that the shown page is
 * about: those of its list, and its own, also on a page below, e.g. the form of a record.
 */
export function linkedRecord(path: string, shown: string): LinkedRecord | undefined {
  const [, list = '', id = '', ...rest] = path.split('/');
  const entry = resourceEntries.find((each) => each.path === `/${list}`);
  if (entry === undefined || id === '' || id === 'ajouter' || rest.length > 0) return undefined;
  if (shown === entry.path || `${shown}/`.startsWith(`${path}/`)) return undefined;
  const decoded = decode(id);
  return decoded === undefined ? undefined : { resource: entry.name, id: decoded };
}

/** Returns the text of a part of a path; undefined if it is malformed. */
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
