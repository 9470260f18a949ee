import { member } from '#schema/objects.ts';
import type { Resource } from '#schema/resource.ts';
import { recordSchema } from '#schema/schemas.ts';

/**
 * Returns what is wrong with a record that was just created, by the names of its members. What no form enters may be missing, but
 * may have no other type.
 */
export function faultsOf(resource: Resource, record: unknown): readonly string[] {
  const fields = new Map(
    Object.entries(resource.fields).flatMap(([name, field]) =>
      Object.keys(field.members ?? { [name]: field }).map((of) => [of, field] as const),
    ),
  );
  const { error } = recordSchema(resource).safeParse(record);
  return (error?.issues ?? []).flatMap(({ path: [name], message }) => {
    const of = String(name);
    const isMissing = (member(record, of) ?? null) === null;
    return isMissing && fields.get(of)?.access === 'readOnly' ? [] : [`${of}: ${message}`];
  });
}
