/** The resource that is the journal: its name, and what loads its descriptor. Generated from `resources/` by the build. */
declare module 'virtual:journal' {
  import type { Resource } from '#schema/resource.ts';

  export const journalName: string;
  export const loadDescriptor: () => Promise<Resource>;
}
