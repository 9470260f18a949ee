import { usualOptions } from '#fields/generator.ts';
import { type FieldSpec, isStored, sendsFiles } from '#generators/grammar/fields.ts';
import {
  enteredFields,
  formCalls,
  pictureField,
  type ResourceSpec,
  storedFields,
  titleField,
} from '#generators/grammar/resource-spec.ts';
import { dashed } from '#schema/names.ts';

/** The maximum number of columns of a new list, without `createdAt`. */
export const maxColumns = 5;

/** Returns a value as code. Biome formats it afterwards. */
export function asCode(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(asCode).join(', ')}]`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([name, each]) => `${name}: ${asCode(each)}`)
    .join(', ')} }`;
}

/** Returns the options with which a builder declares a field; undefined if it takes none. */
export function builderOptions(field: FieldSpec): Readonly<Record<string, unknown>> | undefined {
  const { kind, readOnly } = field;
  const options = kind.options === undefined ? usualOptions(field) : kind.options(field);
  return readOnly ? { ...options, access: 'readOnly' } : options;
}

/** Returns the call of the builder that declares a field. */
export function builderCall(field: FieldSpec): string {
  const options = builderOptions(field);
  return `${field.kind.name}(${options === undefined ? '' : asCode(options)})`;
}

/** Returns the file of a kind's builder. */
export const builderFile = ({ kind }: FieldSpec) => `#fields/${dashed(kind.name)}/${dashed(kind.name)}.ts`;

/** Returns true if the field can be a column of a list. */
export const canBeListColumn = (field: FieldSpec) =>
  isStored(field) && field.kind.long !== true && field.kind.role !== 'picture';

/** Returns the fields of the list's columns: the title first, `createdAt` last. */
export function columnFields(spec: ResourceSpec): FieldSpec[] {
  const title = titleField(spec);
  const fields = storedFields(spec).filter((field) => field !== title && canBeListColumn(field));
  const created = fields.filter(({ name }) => name === 'createdAt');
  const others = fields.filter(({ name }) => name !== 'createdAt');
  return [title, ...others.slice(0, maxColumns - 1), ...created];
}

const namesOf = (fields: readonly FieldSpec[]) => fields.map(({ name }) => name);

function columns(spec: ResourceSpec): unknown[] {
  const [title, ...others] = namesOf(columnFields(spec));
  const picture = pictureField(spec);
  return [
    picture === undefined ? title : { id: 'identity', picture: picture.name, lines: [title] },
    ...others,
  ];
}

/** Returns the pairs of fields of which the second may not be less than the first. */
export const ascendingPairs = (fields: readonly FieldSpec[]) =>
  fields.flatMap(({ name, after }) => (after === undefined ? [] : [[after, name]]));

/** Returns fields in their order, in which the smaller of two values comes before the other one. */
function lowerFirst(fields: readonly FieldSpec[]): FieldSpec[] {
  const ordered: FieldSpec[] = [];
  const add = (field: FieldSpec) => {
    if (ordered.includes(field)) return;
    const lower = fields.find(({ name }) => name === field.after);
    if (lower !== undefined) add(lower);
    ordered.push(field);
  };
  for (const field of fields) add(field);
  return ordered;
}

/** Returns the rows of a form: short fields in pairs. */
export function formRows(entered: readonly FieldSpec[]): string[][] {
  const fields = lowerFirst(entered);
  const rows: string[][] = [];
  let open: string[] | undefined;
  for (const [index, { name, kind }] of fields.entries()) {
    // A field and the next one are side by side if the values of the next one may not be before its own (`after`).
    const isFirstOfPair = fields[index + 1]?.after === name;
    if (open !== undefined && kind.wide !== true && !isFirstOfPair) {
      open.push(name);
      open = undefined;
      continue;
    }
    const row = [name];
    rows.push(row);
    open = kind.wide === true ? undefined : row;
  }
  return rows;
}

/** Returns the code of a resource's descriptor. */
export function descriptorCode(spec: ResourceSpec): string {
  const { name, fields, path, endpoint, navigation } = spec;
  const { create, update } = formCalls(spec);
  const { remove } = spec.calls;
  const files = [...new Map(fields.map((field) => [field.kind.name, builderFile(field)]))];
  const isForm = fields.some(sendsFiles);
  const endpoints = {
    ...(!create && { create }),
    ...(!update && { update }),
    ...(!remove && { remove }),
    ...(isForm && { write: 'multipart' }),
    sort: true,
  };
  const dialect = spec.dialect && {
    ...spec.dialect,
    ...(!create && { create: undefined }),
    // The body of such an update names the record, and a multipart body has no id.
    ...((!update || (isForm && !spec.dialect.update?.path.includes('{id}'))) && { update: undefined }),
  };
  // A list is sorted by the heading of a column.
  const sorted = columnFields(spec).filter((field) => field.kind.sorted || field.name === 'createdAt');
  const unique = fields.filter((field) => field.unique);
  const ascending = ascendingPairs(fields);
  const filtered = storedFields(spec).filter((field) => field.kind.filtered);
  return `${files.map(([kind, file]) => `import { ${kind} } from '${file}';`).join('\n')}
import { rest } from '#schema/endpoints.ts';
import { defineResource } from '#schema/resource.ts';

/** Describe one record here. */
export const ${name} = defineResource('${name}', {
  path: '${path}',
  navigation: ${asCode(navigation)},
  endpoints: rest('${endpoint}', ${asCode(endpoints)}),
  ${dialect === undefined ? '' : `dialect: ${asCode(dialect)},`}
  versioned: true,
  ${unique.length === 0 ? '' : `unique: ${asCode(namesOf(unique))},`}
  ${ascending.length === 0 ? '' : `ascending: ${asCode(ascending)},`}
  title: '${titleField(spec).name}',
  fields: {
${fields.map((field) => `${field.name}: ${builderCall(field)},`).join('\n')}
  },
  list: {
    search: true,
    export: true,
    views: true,
    ${create ? 'import: true,' : ''}
    columns: ${asCode(columns(spec))},
    ${sorted.length === 0 ? '' : `sort: ${asCode(namesOf(sorted))},`}
    ${filtered.length === 0 ? '' : `filters: ${asCode(namesOf(filtered))},`}
    actions: ${asCode(['view', ...(update ? ['edit'] : []), ...(remove ? ['delete'] : [])])},
    bulk: ${asCode([...(remove ? ['delete'] : []), 'export'])},
  },
  form: ${asCode(formRows(enteredFields(spec)))},
});
`;
}
