import type { FieldSpec } from './field-grammar.ts';
import { endpoint, pictureField, type ResourceRequest, readable, titleField, writable } from './request.ts';
import { dashed } from './sentence.ts';

/** Beside when a record was made. */
export const mostColumns = 5;

/** A field as its descriptor declares it. */
export function fieldCode({ name, kind, args, required, readOnly }: FieldSpec): string {
  const options = kind.options(args, required, name);
  const told = readOnly
    ? options.replace(/(?:^\{\}| \})$/, (end) => `${end === '{}' ? '{' : ','} access: 'readOnly' }`)
    : options;
  return `${name}: ${kind.name}(${told}),`;
}

/** The line that brings the builder of a kind. */
export const importCode = (kind: string) =>
  `import { ${kind} } from '#fields/${dashed(kind)}/${dashed(kind)}.ts';`;

/** The fields that a list shows, in their order: the title first, when a record was made last. */
export function columnFields(request: ResourceRequest): FieldSpec[] {
  const title = titleField(request);
  const fields = readable(request).filter((field) => field !== title && field !== pictureField(request));
  const made = fields.filter(({ name }) => name === 'createdAt');
  const others = fields.filter(({ kind, name }) => kind.column && name !== 'createdAt');
  return [title, ...others.slice(0, mostColumns - 1), ...made];
}

function columnsCode(request: ResourceRequest): string {
  const [title, ...others] = columnFields(request).map(({ name }) => `'${name}'`);
  const picture = pictureField(request);
  const first =
    picture === undefined ? title : `{ id: 'identity', picture: '${picture.name}', lines: [${title}] }`;
  return [first, ...others].join(', ');
}

/** The form's rows: what is short stands two by two. */
export function formRows(fields: readonly FieldSpec[]): string[][] {
  const rows: string[][] = [];
  let open: string[] | undefined;
  for (const { name, kind } of fields) {
    if (kind.wide === true) {
      rows.push([name]);
      open = undefined;
    } else if (open === undefined) {
      open = [name];
      rows.push(open);
    } else {
      open.push(name);
      open = undefined;
    }
  }
  return rows;
}

const rowCode = (row: readonly string[]) => `[${row.map((name) => `'${name}'`).join(', ')}]`;

/** The descriptor of an entity. */
export function descriptorCode(request: ResourceRequest): string {
  const { name, fields, path } = request;
  const written = writable(request);
  const kinds = [...new Set(fields.map(({ kind }) => kind.name))];
  const isForm = fields.some(({ kind }) => kind.name === 'upload');
  const options = [
    ...(written.length === 0 ? ['create: false', 'update: false'] : []),
    ...(isForm ? ["write: 'multipart'"] : []),
    'sort: true',
  ];
  const title = titleField(request);
  const sorted = readable(request).filter(({ kind, name: field }) => kind.sorted || field === 'createdAt');
  return `${kinds.map(importCode).join('\n')}
import { rest } from '#schema/endpoints.ts';
import { defineResource } from '#schema/resource.ts';

/** Say here what one is. */
export const ${name} = defineResource('${name}', {
  path: '${path}',
  endpoints: rest('${endpoint(request)}', { ${options.join(', ')} }),
  title: '${title.name}',
  fields: {
${fields.map(fieldCode).join('\n')}
  },
  list: {
    search: true,
    columns: [${columnsCode(request)}],
    sort: [${sorted.map((field) => `'${field.name}'`).join(', ')}],
    actions: ['view', ${written.length === 0 ? '' : "'edit', "}'delete'],
  },
  form: [${formRows(written).map(rowCode).join(', ')}],
});
`;
}
