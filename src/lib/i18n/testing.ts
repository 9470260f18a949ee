import { addTexts } from './translator.ts';

/** Words of a resource, by section and name, as the dictionary holds them. */
export interface Words {
  readonly [name: string]: string | Words;
}

/** Gives words to a made-up resource, so that the runtime can be tried without one of the product. */
export function addResourceTexts(resource: string, words: Words): void {
  addTexts({ resources: { [resource]: words } });
}
