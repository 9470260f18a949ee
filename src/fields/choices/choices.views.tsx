import { Badges } from '#fields/badges.tsx';
import type { Context, ViewProps, Views } from '#fields/contract.ts';
import { Badge } from '#kit/badge/badge.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import type { ChoicesField } from './choices.ts';

/** Returns each value with its label, in the order of the declaration; unknown ones follow, as they are. */
function named(value: readonly string[], { field, labelOf }: Context<ChoicesField>) {
  const known: readonly string[] = field.choices;
  const all = [
    ...known.filter((each) => value.includes(each)),
    ...value.filter((each) => !known.includes(each)),
  ];
  return [...new Set(all)].map((id) => ({ id, name: labelOf(id) ?? id }));
}

const Cell = ({ value, ...context }: ViewProps<ChoicesField>) => <Badges names={named(value, context)} />;

const Detail = ({ value, ...context }: ViewProps<ChoicesField>) => (
  <Stack as="span" direction="row" gap="1" wrap>
    {named(value, context).map(({ id, name }) => (
      <Badge key={id}>{name}</Badge>
    ))}
  </Stack>
);

/** The labels of several values. */
export const views: Views<ChoicesField> = {
  column: () => ({ width: 188, grow: 3, rank: 2 }),
  isEmpty: (value) => value.every((each) => each.trim() === ''),
  format: (value, context) =>
    named(value, context)
      .map(({ name }) => name)
      .join(', '),
  Cell,
  Detail,
  skeleton: [{ shape: 'badge' }, { shape: 'badge' }],
};
