import { documentName, documentTypeNames } from '#fields/document-types.ts';
import { sampleDocument } from '#fields/sample-documents.ts';
import { fieldsSchema } from '#schema/draft-schemas.ts';
import type { Field, Link } from '#schema/field.ts';
import type { Fields } from '#schema/resource.ts';

/** The smallest PNG. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Returns values of a field that names records: an invented id would be refused. */
const linked = ([id]: readonly (string | number)[]): readonly unknown[] =>
  id === undefined ? [[], null] : [[id], id];

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
  ...(field.choices ?? []),
  `Contract check ${mark}`,
  `contract-${mark}@example.com`,
  '06 12 34 56 78',
  '12',
  '2026-03-05',
  { from: '2026-03-05', to: '2026-03-18' },
  picture(mark),
  [picture(mark)],
  ...documents(mark).map((file) => [file]),
  false,
  [`Contract check ${mark}`],
  [],
  null,
  '',
];

/** Returns a draft as a form of these fields sends it, with a mark; undefined if a field accepts no sample value. */
export function draftFor(
  fields: Fields,
  mark: string,
  idsOf: (link: Link) => readonly (string | number)[],
): Record<string, unknown> | undefined {
  const entries = Object.entries(fields).filter(([, { access }]) => access !== 'readOnly');
  const entered = entries.map(([name, field]) => {
    const candidates = field.link ? linked(idsOf(field.link)) : sampleValues(mark, field);
    return [name, candidates.find((value) => field.draft.safeParse(value).success)];
  });
  const result = fieldsSchema(fields).safeParse(Object.fromEntries(entered));
  return result.success ? result.data : undefined;
}
