import { pathSegment } from '#lib/api/address.ts';
import type { RecordId, Resource } from '#schema/resource.ts';

/** What an address is made of. */
type Screens = Pick<Resource, 'name' | 'path'>;

/** Where a resource's list is. */
export function listPath(resource: Screens): string {
  if (resource.path === undefined) throw new Error(`The resource ${resource.name} has no screens`);
  return `/${resource.path}`;
}

/** Where a record is created. */
export function createPath(resource: Resource): string {
  return `${listPath(resource)}/ajouter`;
}

/** Where a record is shown or edited. Its name, where it has one, goes along for the breadcrumb. */
export function recordPath(resource: Screens, id: RecordId, name?: string): string {
  const path = `${listPath(resource)}/${pathSegment(id)}`;
  return name === undefined ? path : `${path}?${new URLSearchParams({ name })}`;
}
