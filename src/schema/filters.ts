import type { Field, Filter, Link } from './field.ts';
import type { OtherFilter } from './list-options.ts';
import type { Resource } from './resource.ts';

/** The end of a parameter's name that says which side of an interval its value is. */
type Bound = '_from' | '_to' | '_min' | '_max';

/** A parameter with which a request filters a list. */
export interface FilterParameter {
  /** Its name in requests and in addresses, e.g. `createdAt_from`. */
  readonly name: string;
  /** The filter that it belongs to: the name of a field, e.g. `createdAt`, or of another filter. */
  readonly filter: string;
  readonly kind: Filter | Extract<OtherFilter, string>;
  /** The field that it compares; undefined for a filter that is not by one field. */
  readonly field: Field | undefined;
  /** The members of records that it compares. A record passes if one of them does. */
  readonly members: readonly string[];
  /** The link of these members: which resource has the id. Default: none is known. */
  readonly link: Link | undefined;
  /** Undefined if the filter has only one parameter. */
  readonly bound?: Bound;
  /** True if it may be repeated, for "one of". */
  readonly many: boolean;
  /** The only values that it accepts. Default: any of the form that its kind has. */
  readonly choices?: readonly string[] | undefined;
}

/** The values of a filter by presence: the records without a picture or an entry in a list, and those with one. */
const presences = ['none', 'some'] as const;

const bounds: Readonly<Partial<Record<FilterParameter['kind'], readonly Bound[]>>> = {
  period: ['_from', '_to'],
  days: ['_from', '_to'],
  range: ['_min', '_max'],
};

/** Returns the parameters of the filters that a resource's list declares, in their order. */
export function filterParameters({ list, fields }: Pick<Resource, 'list' | 'fields'>): FilterParameter[] {
  const ofFields = (list.filters ?? []).map((name) => [name, fields[name]?.filter] as const);
  return [...ofFields, ...Object.entries(list.otherFilters ?? {})].flatMap(
    ([filter, by = []]): FilterParameter[] => {
      const [kind, members] = typeof by === 'string' ? ([by, [filter]] as const) : (['record', by] as const);
      const [first] = members;
      if (first === undefined) return [];
      const many = kind === 'choice' || kind === 'resource';
      const { link } = fields[first] ?? {};
      const common = { name: filter, filter, kind, field: fields[filter], members, link, many };
      const choices =
        kind === 'presence' ? presences : kind === 'choice' ? fields[filter]?.choices : undefined;
      return (
        bounds[kind]?.map((bound) => ({ ...common, name: filter + bound, bound })) ?? [{ ...common, choices }]
      );
    },
  );
}

/** Returns the parameters of the filters that a list offers: not those whose value its call fixes. */
export function offeredFilters(resource: Resource): readonly FilterParameter[] {
  const fixed = resource.endpoints.list.query ?? {};
  return filterParameters(resource).filter(({ name }) => !Object.hasOwn(fixed, name));
}
