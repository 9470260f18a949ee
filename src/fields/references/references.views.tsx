import { Badges } from '#fields/badges.tsx';
import type { ViewProps, Views } from '#fields/contract.ts';
import { Badge } from '#kit/badge/badge.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import type { NamedRecord } from '#schema/named-record.ts';
import type { ReferencesField } from './references.ts';

const nameOf = (value: NamedRecord, { link }: Pick<ReferencesField, 'link'>) => String(value[link.by]);

const Cell = ({ value, field }: ViewProps<ReferencesField>) => (
  <Badges names={value.map((each) => ({ id: each.id, name: nameOf(each, field) }))} />
);

function Detail({ value, field, link }: ViewProps<ReferencesField>) {
  return (
    <Stack as="span" direction="row" gap="1" wrap>
      {value.map((each) => {
        const name = nameOf(each, field);
        return (
          <Badge key={each.id}>{link?.({ resource: field.link.resource, id: each.id, name }) ?? name}</Badge>
        );
      })}
    </Stack>
  );
}

/** Other records by their names. */
export const views: Views<ReferencesField> = {
  column: () => ({ width: 188, grow: 3, rank: 2 }),
  isEmpty: (value) => value.length === 0,
  format: (value, { field }) => value.map((each) => nameOf(each, field)).join(', '),
  Cell,
  Detail,
  skeleton: [{ shape: 'badge' }, { shape: 'badge' }],
};
