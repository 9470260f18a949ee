import { choiceLabel, fieldLabel, resourceText } from '#runtime/record/labels.ts';
import type { FilterParameter } from '#schema/filters.ts';
import type { Resource } from '#schema/resource.ts';
import type { ListedFilter, UrlFilters } from './filter-kind.ts';

/** Returns the filters of a list in their order, each with its parameters. */
export function listedFilters(resource: Resource, parameters: readonly FilterParameter[]): ListedFilter[] {
  const names = new Set(parameters.map(({ filter }) => filter));
  return [...names].flatMap((id): ListedFilter[] => {
    const own = parameters.filter(({ filter }) => filter === id);
    const [first] = own;
    if (first === undefined) return [];
    const { kind, field } = first;
    const label = field ? fieldLabel(resource, id) : resourceText(resource, `filters.${id}`);
    return [{ id, kind, field, label, parameters: own, labelOf: choiceLabel(resource, id) }];
  });
}

/** Returns true if users can set a filter. One by a record that is not by one field is only shown, and can be removed. */
export const isOffered = ({ kind, field }: ListedFilter): boolean =>
  field !== undefined || kind === 'resource';

/** Returns true if a filter lets only some records through. */
export const isSet = ({ parameters }: ListedFilter, values: UrlFilters): boolean =>
  parameters.some(({ name }) => (values[name] ?? []).length > 0);

/** Returns the values of a list's filters with some of them replaced. Parameters without values are left out. */
export function withValues(values: UrlFilters, changed: UrlFilters): UrlFilters {
  return Object.fromEntries(
    Object.entries({ ...values, ...changed }).filter(([, texts]) => texts.length > 0),
  );
}

/** Returns the values that set nothing by a filter. */
export const emptyValues = ({ parameters }: ListedFilter): UrlFilters =>
  Object.fromEntries(parameters.map(({ name }) => [name, []]));

/** Returns the one value of the parameter of a filter whose name has an ending; an empty text if it has none. */
export function boundOf({ parameters }: ListedFilter, values: UrlFilters, bound: string): string {
  const parameter = parameters.find((one) => one.bound === bound);
  return (parameter && values[parameter.name]?.[0]) ?? '';
}

/** Returns the values of both bounds of a filter. An empty text leaves its side open. */
export function boundValues(filter: ListedFilter, texts: Readonly<Record<string, string>>): UrlFilters {
  return Object.fromEntries(
    filter.parameters.map(({ name, bound = '' }) => {
      const text = texts[bound] ?? '';
      return [name, text === '' ? [] : [text]];
    }),
  );
}
