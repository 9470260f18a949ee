/** The resources and the forms of settings. Generated from `resources/` by the build. */
declare module 'virtual:descriptions' {
  import type { Resource } from '#schema/resource.ts';
  import type { SettingsForm } from '#schema/settings-form.ts';

  /** Loads each by its name. */
  export const descriptions: Readonly<Record<string, (() => Promise<Resource | SettingsForm>) | undefined>>;
  /** The names of those that users can change. */
  export const written: readonly string[];
}
