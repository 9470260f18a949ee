import * as z from 'zod/mini';
import { documentTypeNames } from '#fields/document-types.ts';
import { generatorOf } from '#fields/generators.ts';
import type { Field } from '#schema/field.ts';
import { member } from '#schema/objects.ts';
import type { Resource } from '#schema/resource.ts';
import { fixOf } from '#scripts/misspelt.ts';
import type { Declared, Rule } from './declared.ts';
import { namedFields } from './name-rules.ts';

/** Returns the schema of what a request may contain of a field. */
export const accepted = ({ sent, draft }: Field) => sent ?? draft;

/** Returns true if a request may contain the value of a field that lies on a limit. */
export const acceptsLimit = (field: Field, limit: unknown): boolean =>
  accepted(field).safeParse(generatorOf(field.kind).atLimit?.(limit) ?? limit).success;

/** Returns the length that texts and lists may not exceed; undefined if there is none. */
export function longestOf(field: Field): number | undefined {
  const json: unknown = z.toJSONSchema(accepted(field), { io: 'input', unrepresentable: 'any' });
  return [member(json, 'maxLength'), member(json, 'maxItems')].find((each) => typeof each === 'number');
}

/** A field accepts some value: its smallest one, and a text or a list that is not empty. */
export const limits: Rule = function* ({ resource: { fields } }) {
  for (const [name, field] of Object.entries(fields)) {
    const min = member(field, 'min');
    const longest = longestOf(field) ?? 1;
    if (longest < 1)
      yield [
        ['fields:', `${name}:`],
        `“${name}” may have a length of at most ${longest}, so that nothing fits`,
        'give it a larger `max`',
      ];
    if (min !== undefined && !acceptsLimit(field, min))
      yield [
        ['fields:', `${name}:`],
        `“${name}” refuses its own smallest value, ${min}`,
        'write a `min` that is a value of the field and not above its `max`',
      ];
  }
};

/** Of two values in an order, a form asks for the smaller one first. Where it does not, the pair is probably the wrong way round. */
export const pairs: Rule = function* ({ resource: { form, ascending = [] } }) {
  const entered = form.flat();
  for (const [lower, upper] of ascending)
    if (entered.includes(upper) && entered.indexOf(upper) < entered.indexOf(lower))
      yield [
        ['ascending:', upper],
        `“${upper}” may not be less than “${lower}”, and the form asks for it first`,
        'swap the two, here or in `form`',
      ];
};

/** A value that must be entered is not null, if no other service makes the records. */
export const requiredAndNull: Rule = function* ({ resource: { fields, endpoints }, migrations }) {
  // Records that another service makes may lack what a form requires of new ones.
  if (endpoints.update === undefined && migrations === undefined) return;
  for (const [name, { access, required, record }] of Object.entries(fields))
    if (access === 'readWrite' && required && record.safeParse(null).success)
      yield [
        ['fields:', `${name}:`],
        `“${name}” is required, and nullable: a form never sends null`,
        'remove `nullable`, or remove `required`',
      ];
};

/** Files that users choose, and that documents are kept in. */
const mediaTypes: readonly string[] = [
  ...'image/png image/jpeg image/webp image/gif image/avif image/heic image/bmp image/tiff image/svg+xml'.split(
    ' ',
  ),
  ...'text/csv text/plain application/zip'.split(' '),
  ...documentTypeNames,
];

/** A file has a media type that browsers know, and may hold something. */
export const acceptedFiles: Rule = function* ({ resource: { fields } }) {
  for (const [name, { file }] of Object.entries(fields)) {
    for (const type of file?.accept ?? []) {
      if (mediaTypes.includes(type)) continue;
      yield [
        ['fields:', `${name}:`, type],
        `“${name}” accepts files of the type “${type}”, which no file has`,
        fixOf(type, mediaTypes, `write one of ${mediaTypes.join(', ')}`),
      ];
    }
    if (file !== undefined && !(file.maxBytes > 0))
      yield [
        ['fields:', `${name}:`],
        `“${name}” accepts files of at most ${file.maxBytes} bytes, so that none fits`,
        'give it larger `maxMegabytes`',
      ];
  }
};

/** A point of a timeline is at a moment: a field of the record, or of its related records. */
export const timelines: Rule = function* ({ resource: { name, fields, timeline = [], related = {} } }, all) {
  for (const point of timeline) {
    const part = point.part === undefined ? undefined : related[point.part];
    const other =
      part &&
      ('of' in part ? all.find(({ resource }) => resource.name === part.of)?.resource : part.resource);
    const owner = point.part === undefined ? { name, fields } : other;
    const field = owner?.fields[point.at];
    if (owner === undefined || field?.sort === 'time') continue;
    const moments = Object.entries(owner.fields).flatMap(([each, { sort }]) =>
      sort === 'time' ? [each] : [],
    );
    yield [
      ['timeline:', point.id, point.at],
      `the point “${point.id}” of the timeline is at “${point.at}”, which is no moment of ${owner.name}`,
      moments.length === 0 ? 'remove the point' : `write one of ${moments.join(', ')}`,
    ];
  }
};

/** Returns the fields that screens show or use: in columns, forms, questions, filters, a timeline, or as an order. */
function usedFields(resource: Resource) {
  const { list, timeline = [], fields } = resource;
  const { unique, 'list.sort': sorted, 'list.order': order, ...shown } = namedFields(resource);
  const points = timeline.flatMap((point) =>
    point.part === undefined ? [point.at, point.person, point.note] : [],
  );
  const named = [...Object.values(shown).flat(), ...points, ...(list.actions ?? [])];
  const inOthers = named.flatMap((name) => {
    const { members = {}, file } = fields[name ?? ''] ?? {};
    return [...Object.keys(members), ...(file?.replaces === undefined ? [] : [file.replaces])];
  });
  return new Set([...named, ...inOthers]);
}

/** Returns true if all fields of a record are shown somewhere: on its page, or below the page of another record. */
const hasWholeRecord = ({ name, list }: Resource, all: readonly Declared[]) =>
  list.actions?.includes('view') === true ||
  all.some(({ resource: { related = {} } }) =>
    Object.values(related).some(
      (part) => 'resource' in part && part.shape === 'details' && part.resource.name === name,
    ),
  );

/** A field that records have is shown somewhere, or a search of the list finds it. */
export const shownFields: Rule = function* ({ resource }, all) {
  if (hasWholeRecord(resource, all)) return;
  const used = usedFields(resource);
  for (const [name, { access, sort }] of Object.entries(resource.fields)) {
    const isSearched = resource.list.search === true && sort === 'text';
    if (access === 'writeOnly' || isSearched || used.has(name)) continue;
    yield [
      ['fields:', `${name}:`],
      `no screen shows “${name}”`,
      "add it to `list.columns`, or let `list.actions` have 'view'",
    ];
  }
};

/** What is no mistake, but probably not meant: records whose title may be empty. */
export const optionalTitle: Rule = function* ({ resource: { title, fields, form } }) {
  const field = fields[title];
  if (field === undefined || field.required || !form.flat().includes(title)) return;
  yield [
    ['fields:', `${title}:`],
    `“${title}” is the title of its records, and a form accepts a record without one`,
    'declare `required: true`, or choose another title',
  ];
};
