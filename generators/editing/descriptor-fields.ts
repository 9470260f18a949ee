import { builders, parseModule } from 'magicast';
import { type FieldSpec, isEntered, isStored, sendsFiles } from '#generators/grammar/fields.ts';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { ascendingPairs, builderCall, builderFile, formRows } from '#generators/templates/descriptor.ts';

/** A list of a descriptor: what it has in its columns, its orders and its filters. */
type ListPart = Partial<Record<'columns' | 'sort' | 'filters', string[]>>;

/** Adds values to a member of a list, before `createdAt` if that is the last. A list without a value of this kind lacks the member. */
function addToList(list: ListPart | undefined, part: keyof ListPart, fields: readonly FieldSpec[]): void {
  if (list === undefined || fields.length === 0) return;
  const values = fields.map(({ name }) => name);
  const present = list[part];
  if (present === undefined) list[part] = values;
  else present.splice(present.at(-1) === 'createdAt' ? present.length - 1 : present.length, 0, ...values);
}

/** Moves the last members of an object before its member `createdAt`, if there is one. */
function moveBeforeCreation(members: { readonly key?: { readonly name?: string } }[], count: number): void {
  const at = members.findIndex(({ key }) => key?.name === 'createdAt');
  if (at >= 0) members.splice(at, 0, ...members.splice(-count));
}

/** Returns the start of a line that stays if the value after it changes: `    columns` of a member. */
const startOf = (line: string) => /^\s*\w+(?=: )/.exec(line)?.[0] ?? line;

/**
 * Returns an edited text without the blank lines that were not there: a changed object gets them around members of several
 * lines. A line that the edit indents anew loses the blank one before it.
 */
function withoutNewBlanks(text: string, before: string): string {
  const former = before.split('\n');
  const afterBlank = new Set(former.filter((_, index) => former[index - 1] === '').map(startOf));
  const lines = text.split('\n');
  return lines
    .filter((line, index) => line !== '' || afterBlank.has(startOf(lines[index + 1] ?? '')))
    .join('\n');
}

/** Returns a descriptor with more fields, before `createdAt`. Its code and comments stay. `path` is for messages. */
export function descriptorWith(
  path: string,
  text: string,
  name: string,
  added: readonly FieldSpec[],
  columns: readonly FieldSpec[],
): string {
  const module = parseModule(text);
  const declaration = module.exports[name]?.$args?.[1];
  if (declaration?.fields === undefined)
    throw new UsageError(`${path} does not declare its fields as a plain object: add the fields manually.`);
  for (const field of added) {
    declaration.fields[field.name] = builders.raw(builderCall(field));
    module.imports.$add({ from: builderFile(field), imported: field.kind.name, local: field.kind.name });
  }
  moveBeforeCreation(declaration.fields.$ast.properties, added.length);
  addToList(declaration.list, 'columns', columns);
  addToList(
    declaration.list,
    'sort',
    columns.filter(({ kind }) => kind.sorted),
  );
  addToList(
    declaration.list,
    'filters',
    added.filter((field) => isStored(field) && field.kind.filtered),
  );
  const unique = added.filter((field) => field.unique).map((field) => field.name);
  if (unique.length > 0) declaration.unique = [...(declaration.unique ?? []), ...unique];
  const pairs = ascendingPairs(added);
  if (pairs.length > 0) declaration.ascending = [...(declaration.ascending ?? []), ...pairs];
  for (const row of formRows(added.filter(isEntered))) declaration.form?.push(row);
  if (added.some(sendsFiles)) {
    const options = declaration.endpoints?.$args?.[1];
    if (options === undefined)
      throw new UsageError(`${path}: a file is sent as multipart: declare that in its endpoints first.`);
    options.write = 'multipart';
  }
  return withoutNewBlanks(module.generate().code, text);
}
