/** The paths of the resources whose records have pages, without their descriptors. Made from `resources/`. */
declare module 'virtual:resource-pages' {
  import type { ResourceName } from '#schema/messages.ts';

  export const resourcePages: Readonly<Partial<Record<ResourceName, string>>>;
}
