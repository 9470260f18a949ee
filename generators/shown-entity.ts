import type { Resource } from '#schema/resource.ts';
import { isLong, longTextsOf } from '#scripts/checks/long-texts.ts';
import { columnFields } from './descriptor.ts';
import { type FieldSpec, isEntered } from './field-grammar.ts';
import { endpoint, pictureField, type ResourceRequest, writable } from './request.ts';

/** What the stories of an entity depend on. */
export interface ShownEntity {
  readonly name: string;
  /** Of its screens. */
  readonly path: string;
  /** The call that lists its records, below the API's base. */
  readonly endpoint: string;
  /** The words of its column headings, e.g. `fields.name`. */
  readonly headings: readonly string[];
  /** The fields in its columns that may be of any length. */
  readonly texts: readonly string[];
  readonly isWritten: boolean;
  /** Whether its form asks for anything. */
  readonly isRequired: boolean;
  /** What is asked for each time, as no record holds it. */
  readonly hidden: readonly { readonly name: string; readonly kind: string }[];
}

const hiddenOf = (fields: readonly FieldSpec[]) =>
  fields
    .filter((field) => isEntered(field) && field.required && field.kind.hidden === true)
    .map(({ name, kind }) => ({ name, kind: kind.name }));

/** What is shown of an entity that is asked for. */
export function shownOfRequest(request: ResourceRequest): ShownEntity {
  const { name, path, fields } = request;
  const columns = columnFields(request);
  const headings = columns.map((field) => `fields.${field.name}`);
  return {
    name,
    path,
    endpoint: endpoint(request),
    headings: pictureField(request) === undefined ? headings : headings.with(0, 'columns.identity'),
    texts: columns.filter(({ kind }) => isLong(kind.name)).map((field) => field.name),
    isWritten: writable(request).length > 0,
    isRequired: writable(request).some(({ required }) => required),
    hidden: hiddenOf(fields),
  };
}

/** What is shown of an entity that is there; undefined where it has no screens. */
export function shownOfResource(resource: Resource): ShownEntity | undefined {
  const { name, path, endpoints, list, fields, form } = resource;
  if (path === undefined) return undefined;
  const asked = Object.entries(fields).filter(
    ([, { required, access }]) => required && access !== 'readOnly',
  );
  return {
    name,
    path,
    endpoint: endpoints.list.path,
    headings: list.columns.map((column) =>
      typeof column === 'string' ? `fields.${column}` : `columns.${column.id}`,
    ),
    texts: longTextsOf(resource),
    isWritten: form.length > 0,
    isRequired: asked.length > 0,
    hidden: asked.flatMap(([field, { kind, access }]) =>
      access === 'writeOnly' ? [{ name: field, kind }] : [],
    ),
  };
}

/** The same with more fields, some of them in its columns: before when a record was made where that stands last. */
export function shownWith(
  shown: ShownEntity,
  added: readonly FieldSpec[],
  columns: readonly FieldSpec[],
): ShownEntity {
  const made =
    shown.headings.at(-1) === 'fields.createdAt' ? shown.headings.length - 1 : shown.headings.length;
  const entered = added.filter(isEntered);
  return {
    ...shown,
    headings: shown.headings.toSpliced(made, 0, ...columns.map(({ name }) => `fields.${name}`)),
    texts: [...shown.texts, ...columns.filter(({ kind }) => isLong(kind.name)).map(({ name }) => name)],
    isWritten: shown.isWritten || entered.length > 0,
    isRequired: shown.isRequired || entered.some(({ required }) => required),
    hidden: [...shown.hidden, ...hiddenOf(added)],
  };
}
