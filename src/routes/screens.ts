import { notFound } from '@tanstack/react-router';
import { lazyScreen } from '#lib/code/lazy-screen.ts';
import type { Screen } from '#pages/record-page.ts';
import { screens } from '#pages/screens.ts';
import { hasEditPath } from '#runtime/links/edit-path.ts';
import type { Resource } from '#schema/resource.ts';

const create = lazyScreen(() => import('#runtime/form/create-screen.tsx'), 'CreateScreen');
const edit = lazyScreen(() => import('#runtime/form/edit-screen.tsx'), 'EditScreen');
const detail = lazyScreen(() => import('#runtime/detail/detail-screen.tsx'), 'DetailScreen');

function overrideOf(resource: Resource, screen: Screen) {
  return Object.entries(screens).find(([name]) => name === resource.name)?.[1][screen];
}

/** Returns the screen that creates a record. Throws "not found" if the service cannot create one. */
export function createScreenOf(resource: Resource) {
  if (resource.endpoints.create === undefined) throw notFound();
  return create;
}

/** Returns the screen at a record's own path: the detail screen, or the form if the list has no action to view it. */
export function recordScreenOf(resource: Resource) {
  const actions = resource.list.actions ?? [];
  if (actions.includes('view')) return overrideOf(resource, 'detail') ?? detail;
  if (actions.includes('edit')) return edit;
  throw notFound();
}

/** Returns the form below a record's detail screen. Throws "not found" if there is no such form. */
export function editScreenOf(resource: Resource) {
  if (!hasEditPath(resource)) throw notFound();
  return edit;
}
