import { generatorOf } from '#fields/generators.ts';
import type { Resource } from '#schema/resource.ts';

/** Returns the fields in a list's columns whose texts can have any length. */
export const longTextsOf = ({ fields, list }: Resource): string[] =>
  list.columns
    .flatMap((column) => (typeof column === 'string' ? column : column.lines.flat()))
    .filter((name) => generatorOf(fields[name]?.kind ?? '').anyLength === true);
