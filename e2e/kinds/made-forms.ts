import { allKinds, kinds } from '#generators/grammar/kinds.ts';
import { fieldOf } from '#generators/rehearsal/examples.ts';
import { copyTree, type TreeCopy } from '#generators/rehearsal/tree-copy.ts';

/** A kind that is entered in forms. */
export type EnteredKind = (typeof kinds)[number];

/** Every kind with an input that a generated resource can have. */
export const enteredKinds: readonly EnteredKind[] = kinds.filter(({ access }) => access !== 'readOnly');

/** The names of the kinds that are sent but never read, also of those that no generated resource can have. */
export const writeOnlyKinds: readonly string[] = allKinds
  .filter(({ access }) => access === 'writeOnly')
  .map(({ name }) => name);

/** A resource of this test alone. Its form has a field of every kind that its request can carry. */
export interface MadeForm {
  readonly name: string;
  readonly path: string;
  readonly kinds: readonly EnteredKind[];
}

/** The two encodings of a request: a form with a file is sent in parts, the others as JSON. */
export const madeForms: readonly MadeForm[] = [
  { name: 'sentInParts', path: 'sent-in-parts', kinds: enteredKinds },
  {
    name: 'sentAsJson',
    path: 'sent-as-json',
    kinds: enteredKinds.filter(({ entry }) => entry?.([]).by !== 'file'),
  },
];

/** Returns the name of the field of a kind. */
export const nameOf = ({ name }: EnteredKind): string => `field_${name}`;

/** Copies the project, generates the resources there, and builds its pages. */
export async function buildMadeForms(): Promise<TreeCopy> {
  const copy = copyTree();
  const pictures = kinds.filter(({ role }) => role === 'picture');
  for (const { name, kinds: its } of madeForms) {
    // The picture that a file replaces. A form with a picture is sent in parts.
    const shown = its.some(({ role }) => role === 'file') ? pictures : [];
    const fields = [...shown, ...its].map((kind) => fieldOf(kind)).join(', ');
    const { code, output } = copy.generate('resource', name, '--fields', fields);
    if (code !== 0) throw new Error(`${name} was not generated:\n${output}`);
  }
  const { code, output } = await copy.run('vite', 'build');
  if (code !== 0) throw new Error(`The pages were not built:\n${output}`);
  return copy;
}
