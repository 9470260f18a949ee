import { addTexts } from './translator.ts';

/** The texts of a resource, by section and name, as in the dictionary. */
export interface ResourceTexts {
  readonly [name: string]: string | ResourceTexts;
}

/** Adds the texts of a resource that only tests have, and what follows from its actions. */
export function addResourceTexts(
  resource: string,
  texts: ResourceTexts,
  consequences: ResourceTexts = {},
): void {
  addTexts({
    resources: { [resource]: texts },
    questions: { consequences: { [resource]: consequences } },
  });
}

/** Returns a text as Testing Library reads it from a page: its no-break spaces are spaces. */
export const asRead = (text: string): string => text.replaceAll(/\s+/g, ' ');
