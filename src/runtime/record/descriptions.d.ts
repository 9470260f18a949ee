/** Loads each resource and each form of settings by its name. Generated from `resources/` by the build. */
declare module 'virtual:descriptions' {
  import type { Resource } from '#schema/resource.ts';
  import type { SettingsForm } from '#schema/settings-form.ts';

  export const descriptions: Readonly<Record<string, (() => Promise<Resource | SettingsForm>) | undefined>>;
}
