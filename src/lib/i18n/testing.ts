import { addTexts } from './translator.ts';

/** The texts of a resource, by section and name, as in the dictionary. */
export interface ResourceTexts {
  readonly [name: string]: string | ResourceTexts;
}

/** Adds the texts of a resource that only tests have. */
export function addResourceTexts(resource: string, texts: ResourceTexts): void {
  addTexts({ resources: { [resource]: texts } });
}
