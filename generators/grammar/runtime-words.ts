import { runtimeWords } from '#scripts/checks/names.ts';
import { readTree } from '#scripts/checks/tree.ts';

let words: ReadonlySet<string> | undefined;

/** Returns true if the code of the runtime has a text or a key of this name: a resource of this name would be confused with it. */
export function isRuntimeWord(name: string): boolean {
  words ??= runtimeWords(readTree());
  return words.has(name);
}
