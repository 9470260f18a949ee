import fr from '#locales/fr.json' with { type: 'json' };
import { readProblem } from '#schema/problem.ts';

/** A sentence that the server says: a key of the dictionary's `server` section. */
export type MessageName = keyof typeof fr.server;

/** A sentence of the server with its figures. */
export function message(
  sentence: MessageName,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fill(fr.server[sentence], values);
}

/** Why a record of a resource may not be deleted, as its screen says it. */
export function deniedMessage(resource: 'users'): string {
  return fr.resources[resource].remove.denied;
}

const problems: Readonly<Record<string, string>> = fr.validation;

/** A schema's message in French; a message that is no known problem says that the value is not valid. */
export function problemMessage(message: string): string {
  const { name, values } = readProblem(message);
  return fill(problems[name] ?? fr.validation.type, values);
}

function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
