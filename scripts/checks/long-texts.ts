import type { Resource } from '#schema/resource.ts';

/** Whether what a field of a kind holds may be of any length. */
export const isLong = (kind: string | undefined): boolean => kind === 'text' || kind === 'longText';

/** The fields in a list's columns that may be of any length. */
export const longTextsOf = ({ fields, list }: Resource): string[] =>
  list.columns
    .flatMap((column) => (typeof column === 'string' ? column : column.lines.flat()))
    .filter((name) => isLong(fields[name]?.kind));
