/** What waits in each list with a page, in the order of the navigation, news last. Generated from `resources/` by the build. */
declare module 'virtual:resource-waits' {
  import type { Path } from '#schema/endpoints.ts';
  import type { ResourceName } from '#schema/messages.ts';
  import type { Resource, Wait } from '#schema/resource.ts';

  export const resourceWaits: readonly (Omit<Wait, 'sums'> & {
    readonly resource: ResourceName;
    /** Its name in the descriptor. */
    readonly wait: string;
    /** The path of the list's page. */
    readonly path: Path;
    /** The path of the list's call, with the parameters that are always sent. */
    readonly call: Path;
    readonly query: Readonly<Record<string, string | readonly string[]>>;
    /** Loads the descriptor, which has the call and the fields of the sums; undefined without sums. */
    readonly load?: () => Promise<Resource>;
  })[];
}
