/** The navigation's entries of the resources in their order, without their descriptors. Generated from `resources/`. */
declare module 'virtual:resource-entries' {
  import type { IconNode } from 'lucide';
  import type { ResourceName } from '#schema/messages.ts';
  import type { Navigation } from '#schema/navigation.ts';

  export const resourceEntries: readonly {
    readonly name: ResourceName;
    readonly path: string;
    readonly label: `resources.${ResourceName}.name`;
    readonly group: Navigation['group'];
    readonly icon: IconNode;
  }[];
}
