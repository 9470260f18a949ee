/** Functions that load the descriptors with screens, by path. Generated from `resources/` by the build. */
declare module 'virtual:resources' {
  import type { Resource } from '#schema/resource.ts';

  export const resourceModules: Readonly<Record<string, () => Promise<Resource>>>;
}
