import { parseModule } from 'magicast';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { read } from './transaction.ts';

/** Gives an entry of a list of names another name, or takes it out. */
function editNames(list: unknown[] | undefined, from: string, to: string | undefined): void {
  for (let index = (list?.length ?? 0) - 1; index >= 0; index--) {
    if (list?.[index] !== from) continue;
    if (to === undefined) list.splice(index, 1);
    else list[index] = to;
  }
}

/** Gives a field another name in a column of several fields, or takes it out. */
function editColumn(
  column: { picture?: string; lines?: unknown[] },
  from: string,
  to: string | undefined,
): void {
  if (column.picture === from) {
    if (to === undefined) delete column.picture;
    else column.picture = to;
  }
  for (const line of column.lines ?? []) if (Array.isArray(line)) editNames(line, from, to);
  editNames(column.lines, from, to);
}

/**
 * Returns a descriptor in which a field has another name; without `to`, one without the field. Other code and comments stay:
 * what a function of the descriptor reads has to be changed manually.
 */
export function descriptorWithField(path: string, name: string, from: string, to?: string): string {
  const module = parseModule(read(path));
  const declaration = module.exports[name]?.$args?.[1];
  const fields = declaration?.fields;
  if (fields?.[from] === undefined)
    throw new UsageError(`${path} does not declare “${from}” in a plain object: change it manually.`);
  if (to === undefined) {
    const kind = fields[from].$callee;
    delete fields[from];
    const isUsed = Object.keys(fields).some((each) => fields[each].$callee === kind);
    if (!isUsed) delete module.imports[kind];
  } else {
    for (const property of fields.$ast.properties) if (property.key?.name === from) property.key.name = to;
    for (const each of Object.keys(fields)) {
      const options = fields[each].$args?.[0];
      if (options?.replaces === from) options.replaces = to;
    }
    if (declaration.title === from) declaration.title = to;
  }
  const { list } = declaration;
  for (const names of [list?.columns, list?.sort, list?.filters, declaration.unique, declaration.summary])
    editNames(names, from, to);
  for (const by of Object.values(list?.otherFilters ?? {})) if (Array.isArray(by)) editNames(by, from, to);
  editNames(declaration.detail?.head, from, to);
  for (const column of list?.columns ?? []) if (typeof column === 'object') editColumn(column, from, to);
  const form = declaration.form ?? [];
  for (let index = form.length - 1; index >= 0; index--) {
    editNames(form[index], from, to);
    if (form[index].length === 0) form.splice(index, 1);
  }
  for (const [at, pair] of [...(declaration.ascending ?? []).entries()].reverse()) {
    editNames(pair, from, to);
    if (pair.length < 2) declaration.ascending.splice(at, 1);
  }
  for (const part of ['unique', 'ascending']) if (declaration[part]?.length === 0) delete declaration[part];
  if (list?.filters?.length === 0) delete list.filters;
  return module.generate().code;
}

/** Returns an object whose member has another name, at the same position; without `to`, one without the member. */
export const withMember = <Value>(
  object: Readonly<Record<string, Value>>,
  from: string,
  to?: string,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(object).flatMap(([name, value]) =>
      name === from ? (to === undefined ? [] : [[to, value]]) : [[name, value]],
    ),
  );
