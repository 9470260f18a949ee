import type { Parameter } from '#schema/call.ts';
import type { Resource } from '#schema/resource.ts';

const paging: readonly Parameter[] = [
  { name: 'page', in: 'query', description: 'Which page, from 1.', schema: { type: 'integer', minimum: 1 } },
  {
    name: 'limit',
    in: 'query',
    description: 'How many records a page holds.',
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
            description: 'What is searched.',
            schema: { type: 'string' },
          } as const,
        ]
      : []),
    ...(orders.length > 0
      ? [
          {
            name: 'sort',
            in: 'query',
            description: 'The field that decides the order; with a minus in front, the other way round.',
            schema: { type: 'string', enum: orders },
          } as const,
        ]
      : []),
  ];
}
