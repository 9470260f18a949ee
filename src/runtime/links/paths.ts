import { pathSegment } from '#schema/path-segment.ts';
import type { RecordId, Resource } from '#schema/resource.ts';

/** The members of a resource that its paths need. */
type Screens = Pick<Resource, 'name' | 'path'>;

/** Returns the path of a resource's list. */
export function listPath(resource: Screens): string {
  if (resource.path === undefined) throw new Error(`The resource ${resource.name} has no screens`);
  return `/${resource.path}`;
}

/** Returns the path of the form that creates a record. */
export function createPath(resource: Resource): string {
  return `${listPath(resource)}/ajouter`;
}

/** Returns the path of the page that a row leads to: that of the record, or of its form. Undefined if it has neither. */
export function openPath(resource: Resource, id: RecordId, name?: string): string | undefined {
  return opensRecords(resource) ? recordPath(resource, id, name) : undefined;
}

/** Returns true if rows lead to pages of their records. */
export function opensRecords({ path, list }: Resource): boolean {
  return path !== undefined && list.actions?.some((action) => /^(view|edit)$/.test(action)) === true;
}

/** Returns the path of a record. Its name, if there is one, is a parameter for the breadcrumb. */
export function recordPath(resource: Screens, id: RecordId, name?: string): string {
  const path = `${listPath(resource)}/${pathSegment(id)}`;
  return name === undefined ? path : `${path}?${new URLSearchParams({ name })}`;
}
