import { viewsOf } from '#fields/views.ts';
import type { Column } from '#schema/columns.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { fieldLabel, resourceText } from './labels.ts';
import { fieldOf, presentValue } from './present-field.ts';

/** A fact about a record: one field, or several below each other under the heading of their column. */
interface SummaryFact {
  readonly id: string;
  readonly term: string;
  readonly names: readonly string[];
  /** True if it takes a whole line, because one of its values may be long. */
  readonly wide: boolean;
}

/** The fields that name a record inside a question. */
export interface SummaryParts {
  readonly picture: string | undefined;
  readonly title: string;
  /** The fields below the title, those of one line together. */
  readonly lines: readonly (readonly string[])[];
  readonly facts: readonly SummaryFact[];
}

/**
 * Returns the fields that name a record inside a question: the column of its title, and as facts the fields of `summary`,
 * by default those of the other columns without long texts. A field without a value is left out.
 */
export function summaryParts(resource: Resource, record: StoredRecord): SummaryParts {
  const has = (name: string) => presentValue(resource, record, name) !== undefined;
  const { columns } = resource.list;
  const identity = columns.find((column) => linesOf(column).flat().includes(resource.title));
  const lines = identity === undefined ? [] : linesOf(identity);
  const others = columns.filter((column) => column !== identity && !isLong(resource, column));
  return {
    picture: typeof identity === 'object' ? identity.picture : undefined,
    title: resource.title,
    lines: lines
      .map((names) => names.filter((name) => name !== resource.title && has(name)))
      .filter((names) => names.length > 0),
    facts: (resource.summary ?? others)
      .map((column) => factOf(resource, column))
      .map(({ names, ...fact }) => ({ ...fact, names: names.filter(has) }))
      .filter(({ names }) => names.length > 0)
      .map((fact) => ({ ...fact, wide: fact.names.some((name) => isLong(resource, name)) })),
  };
}

/** Returns the lines of a column, each with its fields. */
const linesOf = (column: Column): readonly (readonly string[])[] =>
  typeof column === 'string'
    ? [[column]]
    : column.lines.map((line) => (typeof line === 'string' ? [line] : line));

/** Returns true for a column whose values may be long, such as a description. */
const isLong = (resource: Resource, column: Column) =>
  typeof column === 'string' && viewsOf(fieldOf(resource, column)).wide === true;

function factOf(resource: Resource, column: Column): Omit<SummaryFact, 'wide'> {
  const names = linesOf(column).flat();
  return typeof column === 'string'
    ? { id: column, term: fieldLabel(resource, column), names }
    : { id: column.id, term: resourceText(resource, `columns.${column.id}`), names };
}
