import type { Field } from '#schema/field.ts';
import type { Resource } from '#schema/resource.ts';
import { draftSchema } from '#schema/schemas.ts';

/** The smallest picture there is. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What a person might enter, from the most telling to nothing at all: a field takes the first that it accepts. */
const entries = (mark: string, ids: readonly (string | number)[], field: Field): readonly unknown[] => [
  ...(field.choices ?? []),
  ids.slice(0, 1),
  ...ids.slice(0, 1),
  `Contract check ${mark}`,
  `contract-${mark}@example.com`,
  '06 12 34 56 78',
  '12',
  new File([Buffer.from(pixel, 'base64')], `${mark}.png`, { type: 'image/png' }),
  false,
  [],
  null,
  '',
];

/**
 * What a form of the resource would send, marked so that whoever finds it knows where it comes from; nothing where
 * some field takes none of what this can think of.
 */
export function draftFor(
  resource: Resource,
  mark: string,
  idsOf: (resource: string) => readonly (string | number)[],
): Record<string, unknown> | undefined {
  const written = Object.entries(resource.fields).filter(([, { access }]) => access !== 'readOnly');
  const entered = written.map(([name, field]) => {
    const offered = entries(mark, field.link ? idsOf(field.link.resource) : [], field);
    return [name, offered.find((entry) => field.draft.safeParse(entry).success)];
  });
  const read = draftSchema(resource).safeParse(Object.fromEntries(entered));
  return read.success ? read.data : undefined;
}
