/** The path of a section or of a text. `*` is any name. */
export type Path = readonly string[];

/** The product's own files that bring texts, each with the path of its section. */
export const productOwners: Readonly<Record<string, Path>> = {
  'resources/forms/price-settings.ts': ['pages', 'settings', 'prices'],
  'src/pages/user-detail/user-detail-page.tsx': ['pages', 'userDetail'],
};
