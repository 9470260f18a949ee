import type { RecordId, Resource } from '#schema/resource.ts';
import { recordPath } from './paths.ts';

/** Whether a record's form stands below the page that shows it, because both are offered. */
export function hasEditPath({ list: { actions = [] } }: Resource): boolean {
  return actions.includes('view') && actions.includes('edit');
}

/** Where a record is edited: at its own address, or below it where that shows the record. */
export function editPath(resource: Resource, id: RecordId, name?: string): string {
  const path = recordPath(resource, id, name);
  return hasEditPath(resource) ? path.replace(/(?=\?|$)/, '/modifier') : path;
}
