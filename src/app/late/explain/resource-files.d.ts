/** The files of the descriptors by the names of their resources, e.g. `resources/rides.ts`. Generated from `resources/` by the build. */
declare module 'virtual:resource-files' {
  export const resourceFiles: Readonly<Record<string, string>>;
}
