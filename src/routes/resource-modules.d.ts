/** Each descriptor with screens, by their path, in a file of its own. Made at build time from `resources/`. */
declare module 'virtual:resources' {
  import type { Resource } from '#schema/resource.ts';

  export const resourceModules: Readonly<Record<string, () => Promise<Resource>>>;
}
