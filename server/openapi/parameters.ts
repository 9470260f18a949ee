import type { Parameter } from '#schema/call.ts';
import { filterDescription, filterSchema } from '#schema/filter-values.ts';
import { filterParameters } from '#schema/filters.ts';
import { largestLimit } from '#schema/largest-limit.ts';
import type { Resource } from '#schema/resource.ts';
import { maxOrders } from '#schema/sort-order.ts';
import { largestPage, longestSearch } from '#server/http/list-query.ts';
import { jsonOf } from './json-schema.ts';

const paging: readonly Parameter[] = [
  {
    name: 'page',
    in: 'query',
    description: 'The number of the page, from 1.',
    schema: { type: 'integer', minimum: 1, maximum: largestPage, default: 1 },
  },
  {
    name: 'limit',
    in: 'query',
    description: 'The number of records on a page.',
    schema: { type: 'integer', minimum: 1, maximum: largestLimit, default: 10 },
  },
];

/** The parameters of figures that can be those of a period. */
export const periodDays: readonly Parameter[] = (['from', 'to'] as const).map((name) => ({
  name,
  in: 'query',
  description: `The ${name === 'from' ? 'first' : 'last'} day of the period. Both days, or neither.`,
  schema: { type: 'string', format: 'date' },
}));

/** Returns the parameters of a list: page, search, order and filters. */
export function listParameters(resource: Resource): Parameter[] {
  const { endpoints, list } = resource;
  const orders = endpoints.list.sort ? (list.sort ?? []).flatMap((name) => [name, `-${name}`]) : [];
  return [
    ...paging,
    ...(list.search
      ? [
          {
            name: 'query',
            in: 'query',
            description: 'The text to search for.',
            schema: { type: 'string', maxLength: longestSearch },
          } as const,
        ]
      : []),
    ...(orders.length > 0
      ? [
          {
            name: 'sort',
            in: 'query',
            description: `The field to sort by, or two of them; a minus sign in front sorts in descending order. The second field orders records with equal values of the first.${
              list.first === undefined
                ? ''
                : ` If the parameter is missing, records that wait (${list.first}) come first.`
            }`,
            explode: false,
            schema: { type: 'array', items: { type: 'string', enum: orders }, maxItems: maxOrders },
          } as const,
        ]
      : []),
    ...filterParameters(resource).map((parameter): Parameter => {
      const value = jsonOf(filterSchema(parameter));
      return {
        name: parameter.name,
        in: 'query',
        description: filterDescription(parameter),
        schema: parameter.many ? { type: 'array', items: value } : value,
      };
    }),
  ];
}
