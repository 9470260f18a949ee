import * as z from 'zod/mini';
import { problem } from './problem.ts';
import type { ListFilter, Resource } from './resource.ts';

/** A parameter with which a request filters a list. */
export interface FilterParameter {
  /** Its name in the query, e.g. `createdAt_from`. */
  readonly name: string;
  /** The filter that it belongs to, e.g. `createdAt`. */
  readonly filter: string;
  readonly kind: ListFilter;
  /** True if it may be repeated, for "one of". */
  readonly many: boolean;
  readonly description: string;
  /** Accepts one value. An empty one is never accepted. */
  readonly schema: z.ZodMiniType<string, string>;
}

const text = z
  .string()
  .check(
    z.minLength(1, { error: problem('type') }),
    z.maxLength(100, { error: problem('tooLong', { max: 100 }) }),
  );
const time = z.iso.datetime({ offset: true, error: problem('type') });

/** Returns the parameters of the filters that a resource's list declares. */
export function filterParameters({ list, fields }: Pick<Resource, 'list' | 'fields'>): FilterParameter[] {
  return Object.entries(list.filters ?? {}).flatMap(([filter, kind]): FilterParameter[] => {
    const common = { filter, kind, many: false };
    if (kind === 'record') {
      const description = `Only those of the record with this id (${filter}).`;
      return [{ ...common, name: filter, description, schema: text }];
    }
    if (kind === 'period')
      return [
        { ...common, name: `${filter}_from`, description: 'Not before this instant.', schema: time },
        { ...common, name: `${filter}_to`, description: 'Before this instant.', schema: time },
      ];
    const { choices } = fields[filter] ?? {};
    const schema = choices ? z.enum(choices, { error: problem('choice') }) : text;
    const description = 'Only those with this value. Repeated: with one of these values.';
    return [{ ...common, name: filter, many: true, description, schema }];
  });
}
