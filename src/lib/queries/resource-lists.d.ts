/** The calls that list the records of each resource, without its descriptor. Generated from `resources/`. */
declare module 'virtual:resource-lists' {
  import type { ListCall, Path } from '#schema/endpoints.ts';
  import type { ResourceName } from '#schema/messages.ts';

  export const resourceLists: Readonly<
    Partial<
      Record<ResourceName, { readonly list: Path; readonly all?: Path; readonly query?: ListCall['query'] }>
    >
  >;

  /** The name of the resource that is the journal. */
  export const journalName: string;
}
