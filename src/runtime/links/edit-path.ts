import type { RecordId, Resource } from '#schema/resource.ts';
import { recordPath } from './paths.ts';

/** Returns true if the form of a record is below the page of the record, because both exist. */
export function hasEditPath({ list: { actions = [] } }: Resource): boolean {
  return actions.includes('view') && actions.includes('edit');
}

/** Returns the path of a record's form: the path of the record, or one below it if the record's own path shows its page. */
export function editPath(resource: Resource, id: RecordId, name?: string): string {
  const path = recordPath(resource, id, name);
  return hasEditPath(resource) ? path.replace(/(?=\?|$)/, '/modifier') : path;
}
