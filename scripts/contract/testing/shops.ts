import { categories } from '#resources/categories.ts';
import type { Resource } from '#schema/resource.ts';

const { versioned: _, ...unversioned } = categories;

/** A resource whose records can be deleted. */
export const shops: Resource = {
  ...unversioned,
  name: 'shops',
  related: {},
  endpoints: {
    ...categories.endpoints,
    remove: { method: 'DELETE', path: '/admin/categories/{id}' },
  },
};
