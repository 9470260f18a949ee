import type { Parameter } from '#schema/call.ts';
import type { Resource } from '#schema/resource.ts';

const paging: readonly Parameter[] = [
  {
    name: 'page',
    in: 'query',
    description: 'The number of the page, from 1.',
    schema: { type: 'integer', minimum: 1 },
  },
  {
    name: 'limit',
    in: 'query',
    description: 'The number of records on a page.',
    schema: { type: 'integer', minimum: 1 },
  },
];

/** Returns the parameters of a list: page, search and order. */
export function listParameters({ endpoints, list }: Resource): Parameter[] {
  const orders = endpoints.list.sort ? (list.sort ?? []).flatMap((name) => [name, `-${name}`]) : [];
  return [
    ...paging,
    ...(list.search
      ? [
          {
            name: 'query',
            in: 'query',
            description: 'The text to search for.',
            schema: { type: 'string' },
          } as const,
        ]
      : []),
    ...(orders.length > 0
      ? [
          {
            name: 'sort',
            in: 'query',
            description: 'The field to sort by; a minus in front reverses the order.',
            schema: { type: 'string', enum: orders },
          } as const,
        ]
      : []),
  ];
}
