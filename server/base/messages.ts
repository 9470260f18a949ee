import fr from '#locales/fr.json' with { type: 'json' };
import { fillText, type TextValues, textAt } from '#schema/dictionary.ts';
import { readProblem } from '#schema/problem-text.ts';
import type { Resource } from '#schema/resource.ts';

/** A key of the dictionary's `server` section. */
export type MessageName = keyof typeof fr.server;

/** Returns a message of the server with its values filled in. */
export function message(name: MessageName, values: TextValues = {}): string {
  return fillText(textAt(fr, `server.${name}`) ?? name, values);
}

/** Returns the reason why a record of a resource may not be deleted, as its screen shows it. */
export function deniedMessage({ name }: Pick<Resource, 'name'>): string {
  return textAt(fr, `resources.${name}.remove.denied`) ?? message('conflict');
}

/** Returns the label of a field's value; the value itself if the dictionary labels none. */
export function choiceText({ name }: Pick<Resource, 'name'>, field: string, value: string): string {
  return textAt(fr, `resources.${name}.choices.${field}.${value}`) ?? value;
}

/** Returns the French message of a schema's problem. An unknown problem becomes "the value is not valid". */
export function problemMessage(problem: string): string {
  const { name, values } = readProblem(problem, (path) => textAt(fr, path));
  return fillText(textAt(fr, `validation.${name}`) ?? fr.validation.type, values);
}
