import { UsageError } from '#generators/grammar/usage-error.ts';
import { type Texts, textsIn } from '#schema/dictionary.ts';

/** The sections of `questions` that have texts of each resource. */
export const questionSections = ['titles', 'many', 'consequences'] as const;

/** Returns the paths of the sections of a resource in the dictionary. */
export const sectionsOf = (name: string): string[] => [
  `resources.${name}`,
  ...questionSections.map((section) => `questions.${section}.${name}`),
];

/** Returns a pattern for the references of the dictionary to a text, or to those of a section. */
const referenceTo = (path: string) =>
  new RegExp(String.raw`\$t\(${path.replaceAll('.', String.raw`\.`)}(?=[.)])`, 'g');

/** Returns the text of a dictionary whose references to a section name it by its new path. */
export const withReferences = (dictionary: string, from: string, to: string): string =>
  dictionary.replaceAll(referenceTo(from), () => `$t(${to}`);

/** Throws if texts refer to a section that is removed. Texts within it go with it. */
export function assertNoReferences(texts: Texts, path: string, done: string): void {
  const users = textsIn(texts)
    .filter(([user, text]) => !`${user}.`.startsWith(`${path}.`) && referenceTo(path).test(text))
    .map(([user]) => user);
  if (users.length > 0)
    throw new UsageError(
      `The texts of “${path}” are used by ${users.join(', ')} in the dictionary: write these texts first. Nothing was ${done}.`,
    );
}
