import { allKinds, kinds } from '#generators/grammar/kinds.ts';
import { fieldOf } from '#generators/rehearsal/examples.ts';
import { copyTree, type TreeCopy } from '#generators/rehearsal/tree-copy.ts';

/** A kind that is entered in forms. */
export type EnteredKind = (typeof kinds)[number];

/** Every kind with an input that a generated resource can have. */
export const enteredKinds: readonly EnteredKind[] = kinds.filter(({ access }) => access !== 'readOnly');

/** The names of all kinds that are sent but never read, including those that no generated resource can have. */
export const writeOnlyKinds: readonly string[] = allKinds
  .filter(({ access }) => access === 'writeOnly')
  .map(({ name }) => name);

/** A generated resource for this test. Its form has a field of every kind that its request can carry. */
export interface GeneratedForm {
  readonly name: string;
  readonly path: string;
  readonly kinds: readonly EnteredKind[];
}

/** One resource for each encoding of a request: a form with a file is sent as multipart, any other as JSON. */
export const generatedForms: readonly GeneratedForm[] = [
  { name: 'sentInParts', path: 'sent-in-parts', kinds: enteredKinds },
  {
    name: 'sentAsJson',
    path: 'sent-as-json',
    kinds: enteredKinds.filter(({ filling }) => filling?.([]).by !== 'file'),
  },
];

/** Returns the name of the field that has this kind. */
export const fieldNameOf = ({ name }: EnteredKind): string => `field_${name}`;

/** Copies the project, generates the resources in the copy, builds its pages, and returns the copy. */
export async function buildGeneratedForms(): Promise<TreeCopy> {
  const copy = copyTree();
  const pictures = kinds.filter(({ role }) => role === 'picture');
  for (const { name, kinds: entered } of generatedForms) {
    // A file replaces a picture of its record, so the resource needs one.
    const replaced = entered.some(({ role }) => role === 'file') ? pictures : [];
    const fields = [...replaced, ...entered].map((kind) => fieldOf(kind)).join(', ');
    const { code, output } = copy.generate('resource', name, '--fields', fields);
    if (code !== 0) throw new Error(`${name} was not generated:\n${output}`);
  }
  const { code, output } = await copy.run('vite', 'build');
  if (code !== 0) throw new Error(`The pages were not built:\n${output}`);
  return copy;
}
