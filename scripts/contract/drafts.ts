import { documentName, documentTypeNames } from '#fields/document-types.ts';
import { sampleDocument } from '#fields/sample-documents.ts';
import { fieldsSchema } from '#schema/draft-schemas.ts';
import type { Field, Link } from '#schema/field.ts';
import type { Fields } from '#schema/resource.ts';

/** The smallest PNG. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Returns values of a field that names records: an invented id would be refused. */
const linked = (ids: readonly (string | number)[]): readonly unknown[] => [
  ...ids.flatMap((id) => [[id], id]),
  [],
  null,
];

const picture = (mark: string) =>
  new File([Buffer.from(pixel, 'base64')], `${mark}.png`, { type: 'image/png' });

/** Documents of each type that is no picture. */
const documents = (mark: string) =>
  documentTypeNames.flatMap((type) => {
    const content = sampleDocument(type);
    return content === undefined ? [] : [new File([content], documentName(mark, type), { type })];
  });

/** Returns sample values, from the most specific to an empty one. A field gets the first that it accepts. */
const sampleValues = (mark: string, field: Field): readonly unknown[] => [
  ...(field.choices ?? []).flatMap((choice) => [choice, [choice]]),
  `Contract check ${mark}`,
  `contract-${mark.replaceAll(' ', '-')}@example.com`,
  '12',
  '13',
  '1',
  '2',
  '06 12 34 56 78',
  '06 12 34 56 79',
  '2026-03-05',
  '2026-03-06',
  { from: '2026-03-05', to: '2026-03-18' },
  { from: '2026-03-06', to: '2026-03-19' },
  '2026-03-05T13:30:00.000Z',
  '2026-03-06T13:30:00.000Z',
  '14:30',
  '15:30',
  '#336699',
  '#996633',
  `https://example.com/${encodeURIComponent(mark)}`,
  { address: `Contract check ${mark}`, coordinates: '' },
  picture(mark),
  [picture(mark)],
  ...documents(mark).map((file) => [file]),
  false,
  true,
  [`Contract check ${mark}`],
  [],
  null,
  '',
];

/** Returns a sent value as a text that another value does not have. A file is its name. */
const asText = (sent: unknown) =>
  JSON.stringify(sent, (_, value: unknown) => (value instanceof File ? value.name : value));

/** Returns the first of some values that a field accepts, if possible one that is not sent like the value before. */
function chosen({ draft }: Field, values: readonly unknown[], before: unknown): unknown {
  const accepted = values.flatMap((value) => {
    const { success, data } = draft.safeParse(value);
    return success ? [{ value, sent: data }] : [];
  });
  return (accepted.find(({ sent }) => asText(sent) !== asText(before)) ?? accepted[0])?.value;
}

/**
 * Returns a draft as a form of these fields sends it, with a mark; undefined if a field accepts no sample value. Every value
 * differs from that of an earlier draft, where the field accepts another one: a service that ignores it is seen.
 */
export function draftFor(
  fields: Fields,
  mark: string,
  idsOf: (link: Link) => readonly (string | number)[],
  earlier: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> | undefined {
  const entries = Object.entries(fields).filter(([, { access }]) => access !== 'readOnly');
  const entered = entries.map(([name, field]) => {
    const candidates = field.link ? linked(idsOf(field.link)) : sampleValues(mark, field);
    return [name, chosen(field, candidates, earlier[name])];
  });
  const result = fieldsSchema(fields).safeParse(Object.fromEntries(entered));
  return result.success ? result.data : undefined;
}
