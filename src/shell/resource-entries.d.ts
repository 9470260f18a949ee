/** The first entries of the navigation, which the first paint has. Generated from `resources/`. */
declare module 'virtual:first-entries' {
  import type { IconNode } from 'lucide';
  import type { ResourceName } from '#schema/messages.ts';
  import type { Navigation } from '#schema/navigation.ts';

  /** An entry of a resource, without its descriptor. */
  export interface ResourceEntry {
    readonly name: ResourceName;
    readonly path: string;
    readonly label: `resources.${ResourceName}.name`;
    readonly group: Navigation['group'];
    readonly icon: IconNode;
  }

  export const firstEntries: readonly ResourceEntry[];
  /** The number of all entries of resources. */
  export const entryCount: number;
  /** True if there are more than the first. A build without them leaves out the code that loads them. */
  export const hasFurtherEntries: boolean;
}

/** All entries of the resources in the order of the navigation. Generated from `resources/`. */
declare module 'virtual:resource-entries' {
  import type { ResourceEntry } from 'virtual:first-entries';

  export const resourceEntries: readonly ResourceEntry[];
}
