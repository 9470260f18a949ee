import type { Guess } from './evidence.ts';
import { type KindSpec, kindOf } from './kinds.ts';
import { checkFieldName } from './names.ts';
import { Refused } from './sentence.ts';

/** A field as it was asked for. */
export interface FieldSpec {
  readonly name: string;
  readonly kind: KindSpec;
  /** What stood between the brackets. */
  readonly args: readonly string[];
  readonly required: boolean;
  /** Shown, and entered nowhere, though its kind could be. */
  readonly readOnly: boolean;
}

/** Whether a form holds a field. */
export const isEntered = ({ kind, readOnly }: FieldSpec) => kind.entered && !readOnly;

/** Cuts at commas and line ends that stand outside brackets. */
function pieces(text: string): string[] {
  const found: string[] = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (depth === 0 && (letter === ',' || letter === '\n')) found.push('');
    else found[found.length - 1] += letter;
  }
  if (depth !== 0) throw new Refused(`A bracket is not closed in “${text.trim()}”.`);
  return found.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

const pattern = /^([^:(\s]+)\s*(?::\s*([a-zA-Z][\w-]*)\s*(?:\(([^()]*)\))?)?\s*([!~]?)$/;

function fieldOf(piece: string, place: number): FieldSpec {
  const where = `Field ${place} (“${piece}”)`;
  const [, name, kindName = 'text', inside, mark] = pattern.exec(piece) ?? [];
  if (name === undefined)
    throw new Refused(`${where} is not understood: write name:kind, name:kind!, name:kind~ or name:kind(…).`);
  checkFieldName(name, where);
  const kind = kindOf(kindName, where);
  const args = (inside ?? '')
    .split(/[,|]/)
    .map((arg) => arg.trim())
    .filter((arg) => arg !== '');
  kind.check?.(args, where);
  const isOnlyRead = !kind.entered || kind.onlyRead?.(args) === true;
  if (mark === '!' && isOnlyRead)
    throw new Refused(
      `${where}: nobody enters ${kind.name}${kind.entered ? ` of ${args[0]}` : ''}, so it can't be required.`,
    );
  if (mark === '~' && kind.hidden === true)
    throw new Refused(`${where}: ${kind.name} is only entered, so it can't be only read.`);
  return {
    name,
    kind,
    args,
    required: mark === '!' && kind.always !== true,
    readOnly: kind.entered && (mark === '~' || isOnlyRead),
  };
}

/** Reads corrections of a proposal: fields as they are asked for, and `-name` for what is left out. */
export function readGuesses(text: string): { dropped: string[]; given: Guess[] } {
  const said = pieces(text);
  const isDrop = (piece: string) => piece.startsWith('-');
  const given = said.flatMap((piece, index) => {
    if (isDrop(piece)) return [];
    const { name, kind, args, required, readOnly } = fieldOf(piece, index + 1);
    const mark = required ? '!' : readOnly ? '~' : '';
    return [{ name, kind: kind.name, args, mark, sure: 'sure', why: 'as you say' } as const];
  });
  return { dropped: said.filter(isDrop).map((piece) => piece.slice(1).trim()), given };
}

/** A picture is only read: a field beside it holds the file that takes its place. */
function withUploads(fields: readonly FieldSpec[]): FieldSpec[] {
  const upload = kindOf('upload', '');
  const isReplaced = ({ name }: FieldSpec) =>
    fields.some(({ kind, args }) => kind === upload && args[0] === name);
  return fields.flatMap((field) =>
    field.kind.name === 'picture' && !isReplaced(field)
      ? [
          field,
          { name: `${field.name}_file`, kind: upload, args: [field.name], required: false, readOnly: false },
        ]
      : [field],
  );
}

/** Reads `plate:text!, seats:quantity, status:choice(draft|sold)`. When a record was made is added at the end. */
export function readFields(text: string): FieldSpec[] {
  const asked = pieces(text).map((piece, index) => fieldOf(piece, index + 1));
  if (asked.length === 0) throw new Refused('No fields: give at least one, like --fields "name:text!".');
  const made = { name: 'createdAt', kind: kindOf('instant', ''), args: [], required: false, readOnly: false };
  const all = withUploads(asked.some(({ name }) => name === 'createdAt') ? asked : [...asked, made]);
  const names = all.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Refused(`The field “${twice}” is asked for twice.`);
  return all;
}
