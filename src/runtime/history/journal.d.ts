/** Loads the descriptor of the resource that is the journal. Generated from `resources/` by the build. */
declare module 'virtual:journal' {
  import type { Resource } from '#schema/resource.ts';

  export const loadDescriptor: () => Promise<Resource>;
}
