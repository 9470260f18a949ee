/** A mistake in a command. The message says what is wrong and where. */
export class UsageError extends Error {}

export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns a text as a step of a path: without accents, in kebab-case. */
export const asPath = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
