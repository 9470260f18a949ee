/** Where the entities' screens are and what they are called, without their descriptors. Made from `resources/`. */
declare module 'virtual:resource-entries' {
  import type { ResourceName } from '#schema/messages.ts';

  export const resourceEntries: readonly {
    readonly path: string;
    readonly label: `resources.${ResourceName}.name`;
  }[];
}
