/** Loads descriptors. Generated from `resources/` by the build. */
declare module 'virtual:resources' {
  import type { Resource } from '#schema/resource.ts';

  /** Loads the resource whose screens are at a path. Returns undefined if there is none. */
  export const loadDescriptor: (path: string) => Promise<Resource | undefined>;

  /** Returns the path of the list of a resource that is loaded, or that a loaded one names; undefined if it has none. */
  export const pathOf: (resource: string) => string | undefined;
}
