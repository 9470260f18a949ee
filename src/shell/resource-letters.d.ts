/** The letters that resources declare for their entries of the navigation, with the paths. Generated from `resources/`. */
declare module 'virtual:resource-letters' {
  export const resourceLetters: Readonly<Record<string, string>>;
}
