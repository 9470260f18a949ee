import { lazyRouteComponent, notFound } from '@tanstack/react-router';
import { type Screen, screens } from '#pages/screens.ts';
import { hasEditPath } from '#runtime/links/edit-path.ts';
import type { Resource } from '#schema/resource.ts';

const create = lazyRouteComponent(() => import('#runtime/form/create-screen.tsx'), 'CreateScreen');
const edit = lazyRouteComponent(() => import('#runtime/form/edit-screen.tsx'), 'EditScreen');
const detail = lazyRouteComponent(() => import('#runtime/detail/detail-screen.tsx'), 'DetailScreen');

function overrideOf(resource: Resource, screen: Screen) {
  return Object.entries(screens).find(([name]) => name === resource.name)?.[1][screen];
}

/** The screen that creates a record of a resource; "not found" where the service can't. */
export function createScreenOf(resource: Resource) {
  if (resource.endpoints.create === undefined) throw notFound();
  return create;
}

/** The screen at a record's own path: what the list offers first, to view it or to edit it. */
export function recordScreenOf(resource: Resource) {
  const actions = resource.list.actions ?? [];
  if (actions.includes('view')) return overrideOf(resource, 'detail') ?? detail;
  if (actions.includes('edit')) return edit;
  throw notFound();
}

/** The form of a record that has a page of its own; "not found" where the record's own path is its form, or none. */
export function editScreenOf(resource: Resource) {
  if (!hasEditPath(resource)) throw notFound();
  return edit;
}
