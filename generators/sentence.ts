/** Something that whoever runs a generator got wrong, as a sentence that says what and where. */
export class Refused extends Error {}

export const dashed = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-');

export const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The same without accents, for paths. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
