/** Stands between the name of a story and the other names of its component. */
const mark = ' · ';

/** Returns the name of a story in the index: with other names of its component, since the search reads names alone. */
export const withSynonyms = (name: string, synonyms: readonly string[]) =>
  synonyms.length === 0 ? name : `${name}${mark}${synonyms.join(', ')}`;

/** Returns the name that the sidebar shows. */
export const withoutSynonyms = (name: string) => name.split(mark)[0] ?? name;
