import type { ViewProps, Views } from '#fields/contract.ts';
import { Badge } from '#kit/badge/badge.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import type { NamedRecord } from '#schema/named-record.ts';
import type { ReferencesField } from './references.ts';

/** The number of names in a cell; the others are counted, and named in a tooltip. */
const shownInCell = 2;

const nameOf = (value: NamedRecord, { link }: Pick<ReferencesField, 'link'>) => String(value[link.by]);

function Cell({ value, field }: ViewProps<ReferencesField>) {
  const others = value.slice(shownInCell);
  return (
    <Stack as="span" direction="row" gap="1" wrap>
      {value.slice(0, shownInCell).map((each) => (
        <Badge key={each.id}>{nameOf(each, field)}</Badge>
      ))}
      {others.length > 0 && (
        <Tooltip content={others.map((each) => nameOf(each, field)).join(', ')}>
          <Badge tabIndex={0}>{`+${others.length}`}</Badge>
        </Tooltip>
      )}
    </Stack>
  );
}

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
  column: () => ({ width: 180, grow: 3, rank: 2 }),
  isEmpty: (value) => value.length === 0,
  format: (value, { field }) => value.map((each) => nameOf(each, field)).join(', '),
  Cell,
  Detail,
  skeleton: [{ shape: 'badge' }, { shape: 'badge' }],
};
