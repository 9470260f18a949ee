import type { StatedField } from '#fields/generator.ts';
import { namesUnpickable, readArguments, readRange, resourceNames } from './arguments.ts';
import { type Kind, kindInRole, kindNamed, kinds } from './kinds.ts';
import { checkFieldName } from './names.ts';
import type { PlannedResource } from './planned.ts';
import { mistakeOf, UsageError } from './usage-error.ts';

/** A field to generate. */
export interface FieldSpec extends StatedField {
  readonly kind: Kind;
  readonly readOnly: boolean;
  /** True for a picture that no file replaces. */
  readonly isOnlyShown: boolean;
  /** What was written after its name, e.g. `quantity(1..9)!`. */
  readonly notation: string;
  /** The field whose value this one may not be less than. Default: none. */
  readonly after?: string | undefined;
}

/** Returns true if the field is in forms. */
export const isEntered = ({ kind, readOnly }: FieldSpec) => kind.access !== 'readOnly' && !readOnly;

/** Returns true if files are entered in the field, so that its form is sent in parts. */
export const sendsFiles = (field: FieldSpec) =>
  isEntered(field) && field.kind.filling?.(field.args)?.by === 'file';

/** Returns true if records have the field. */
export const isStored = ({ kind }: FieldSpec) => kind.access !== 'writeOnly';

/** Splits a text at the commas and line ends outside of brackets. */
function pieces(text: string): string[] {
  const found = text.split(/[,\n](?![^(]*\))/).map((piece) => piece.trim());
  if (text.split('(').length !== text.split(')').length)
    throw new UsageError(`The brackets do not match in “${text.trim()}”.`);
  return found.filter((piece) => piece !== '');
}

const pattern =
  /^([^:(\s]+)\s*(?::\s*([a-zA-Z][\w-]*)\s*(?:\(([^()]*)\))?)?\s*([!~]|!!)?(?:\s+(unique))?(?:\s+after\s+(\S+))?$/;

const uniqueKinds = () => kinds.flatMap(({ name, canBeUnique }) => (canBeUnique ? [name] : [])).join(', ');

/** Reads one field like `plate:text(12)!`. `number` is its position, for messages. */
function readField(piece: string, number: number, planned: readonly PlannedResource[] = []): FieldSpec {
  const where = `Field ${number} (“${piece}”)`;
  const [, name, kindName = kindInRole('text').name, inside = '', mark, word, after] =
    pattern.exec(piece) ?? [];
  if (name === undefined)
    throw new UsageError(
      `${where} is not understood: write name:kind, name:kind!, name:kind!!, name:kind~ or name:kind(…).`,
    );
  checkFieldName(name, where);
  const kind = kindNamed(kindName, where, resourceNames(planned));
  const all = inside
    .split(/[,|]/)
    .map((arg) => arg.trim())
    .filter((arg) => arg !== '');
  const { args, range } = readRange(kind, all, where);
  const unique = mark === '!!' || word !== undefined;
  const target = readArguments(kind, args, where, planned);
  const isOnlyRead = kind.access === 'readOnly' || namesUnpickable(kind, args, planned);
  if (unique && (kind.canBeUnique !== true || mark === '~'))
    throw new UsageError(`${where}: only an entered ${uniqueKinds()} can be unique.`);
  if (mark?.startsWith('!') && isOnlyRead)
    throw new UsageError(`${where}: ${kind.name} is never entered here, so it cannot be required.`);
  if (mark === '~' && kind.access === 'writeOnly')
    throw new UsageError(`${where}: ${kind.name} is only entered, so it cannot be read-only.`);
  return {
    name,
    kind,
    args,
    target,
    required: mark?.startsWith('!') === true && kind.alwaysEntered !== true,
    unique,
    after,
    range,
    readOnly: kind.access === 'readWrite' && (mark === '~' || isOnlyRead),
    isOnlyShown: kind.role === 'picture' && mark === '~',
    notation: [
      `${kind.name}${all.length === 0 ? '' : `(${all.join('|')})`}${mark ?? ''}`,
      ...(word === undefined ? [] : [word]),
      ...(after === undefined ? [] : [`after ${after}`]),
    ].join(' '),
  };
}

/** Reads each piece of a text. Throws one `UsageError` with the mistakes of all of them. */
function eachRead<Piece, Read>(
  all: readonly Piece[],
  readOne: (piece: Piece, index: number) => Read,
): Read[] {
  const found: Read[] = [];
  const mistakes = all.flatMap(
    (piece, index) => mistakeOf(() => void found.push(readOne(piece, index))) ?? [],
  );
  if (mistakes.length > 0) throw new UsageError(mistakes.join('\n'));
  return found;
}

/** Reads corrections of proposed fields: fields as in `--fields`, and `-name` for those to leave out. */
export function readCorrections(text: string): { dropped: string[]; fields: FieldSpec[] } {
  const all = pieces(text).map((piece, index) => ({ piece, number: index + 1 }));
  const isDropped = ({ piece }: { readonly piece: string }) => piece.startsWith('-');
  return {
    dropped: all.filter(isDropped).map(({ piece }) => piece.slice(1).trim()),
    fields: eachRead(
      all.filter((each) => !isDropped(each)),
      ({ piece, number }) => readField(piece, number),
    ),
  };
}

/** Adds to each picture, which is never entered, the file that replaces it, unless the picture is only shown (`photo:picture~`). */
function withFiles(fields: readonly FieldSpec[]): FieldSpec[] {
  const file = kindInRole('file');
  return fields.flatMap((field) => {
    const isReplaced = fields.some(({ kind, args }) => kind === file && args[0] === field.name);
    if (field.kind.role !== 'picture' || isReplaced || field.isOnlyShown) return [field];
    return [field, readField(`${field.name}_file:${file.name}(${field.name})`, 0)];
  });
}

/**
 * Reads `plate:text!, seats:quantity, status:choice(draft|sold)`. Adds `createdAt` at the end. `planned` are resources that
 * the fields may name beside the existing ones.
 */
export function readFields(text: string, planned: readonly PlannedResource[] = []): FieldSpec[] {
  const stated = eachRead(pieces(text), (piece, index) => readField(piece, index + 1, planned));
  if (stated.length === 0) throw new UsageError('No fields: give at least one, like --fields "name:text!".');
  const creation = kindInRole('creation');
  const stamp = stated.find(({ name }) => name === 'createdAt');
  if (stamp !== undefined && stamp.kind.name !== creation.name)
    throw new UsageError(
      `“createdAt” is the time at which a record was created, of the kind ${creation.name}, not ${stamp.kind.name}: call the field otherwise.`,
    );
  const all = withFiles(stamp ? stated : [...stated, readField(`createdAt:${creation.name}`, 0)]);
  const names = all.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new UsageError(`The field “${twice}” is given twice.`);
  assertReplaced(all);
  assertComparable(all);
  return all;
}

/** Returns true if a field comes after another, maybe after others between them, or if they are the same. */
function isAfter(field: FieldSpec, other: FieldSpec, fields: readonly FieldSpec[], seen = 0): boolean {
  if (field === other || seen > fields.length) return true;
  const lower = fields.find(({ name }) => name === field.after);
  return lower !== undefined && isAfter(lower, other, fields, seen + 1);
}

/** Throws if a field comes after one that it cannot be compared with. */
function assertComparable(fields: readonly FieldSpec[]) {
  const comparable = fields.filter((field) => isEntered(field) && field.kind.canBeCompared);
  for (const field of fields) {
    if (field.after === undefined) continue;
    const lower = comparable.find(({ name }) => name === field.after);
    const names = kinds.flatMap(({ name, canBeCompared }) => (canBeCompared ? [name] : [])).join(', ');
    if (lower === undefined || lower.kind !== field.kind || !comparable.includes(field))
      throw new UsageError(
        `“${field.name}” cannot come after “${field.after}”: both must be entered fields of the same kind, one of ${names}, and both must be in --fields.`,
      );
    if (isAfter(lower, field, fields))
      throw new UsageError(`“${field.name}” and “${field.after}” cannot come after each other.`);
  }
}

/** Returns the names of the kinds that keep other files than pictures. */
const keepers = () =>
  kinds
    .filter(({ filling }) => {
      const wanted = filling?.([]);
      return wanted?.by === 'file' && wanted.type !== undefined;
    })
    .map(({ name }) => name)
    .join(', ');

/** Throws if a file replaces no picture of the records: the service would throw it away. */
function assertReplaced(fields: readonly FieldSpec[]) {
  for (const { name, kind, args } of fields) {
    const isPicture = (field: FieldSpec) => field.name === args[0] && field.kind.role === 'picture';
    if (kind.role === 'file' && !fields.some(isPicture))
      throw new UsageError(
        `The file “${name}” replaces “${args[0]}”, but no picture has that name. Other files are of the kind ${keepers()}.`,
      );
  }
}
