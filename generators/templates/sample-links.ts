import type { FieldSpec } from '#generators/grammar/fields.ts';

type Sample = Readonly<Record<string, unknown>>;

const isSample = (part: unknown): part is Sample => typeof part === 'object' && part !== null;

/** Returns the id of another sample record of the same resource: the first one is above all others, as in a tree. */
const idAbove = (index: number) => `demo-${Math.floor((index + 1) / 2)}`;

/** Returns a value that names records of its own resource, without the record itself. */
function withoutItself(value: unknown, index: number): unknown {
  if (Array.isArray(value)) return value.filter((part) => part.id !== `demo-${index + 1}`);
  return isSample(value) && index > 0 ? { ...value, id: idAbove(index) } : null;
}

/**
 * Returns sample records of a resource in which the records that they name have the names of that resource's samples.
 * `samplesOf` returns these; undefined if it has none.
 */
export function linkedSamples(
  name: string,
  records: readonly Sample[],
  fields: readonly FieldSpec[],
  samplesOf: (resource: string) => readonly Sample[] | undefined,
): Sample[] {
  const linkedValue = (record: Sample, index: number, { name: field, target }: FieldSpec) => {
    if (target === undefined) return record[field];
    const isOwn = target.resource === name;
    const samples = (isOwn ? records : samplesOf(target.resource)) ?? [];
    const named = (part: unknown) => {
      const other = isSample(part) ? samples.find(({ id }) => id === part['id']) : undefined;
      return isSample(part) && other !== undefined ? { ...part, [target.by]: other[target.by] } : part;
    };
    const value = isOwn ? withoutItself(record[field], index) : record[field];
    return Array.isArray(value) ? value.map(named) : named(value);
  };
  return records.map((record, index) => ({
    ...record,
    ...Object.fromEntries(
      fields
        .filter(({ name: field, target }) => target !== undefined && field in record)
        .map((field) => [field.name, linkedValue(record, index, field)]),
    ),
  }));
}
