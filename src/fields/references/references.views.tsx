import type { ViewProps, Views } from '#fields/contract.ts';
import { Badge } from '#kit/badge/badge.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import type { ReferencesField } from './references.ts';

/** As many names as a cell has room for; the others are counted, and told in a tooltip. */
const shownInCell = 2;

function Cell({ value }: ViewProps<ReferencesField>) {
  const others = value.slice(shownInCell);
  return (
    <Stack as="span" direction="row" gap="1" wrap>
      {value.slice(0, shownInCell).map(({ id, titre }) => (
        <Badge key={id}>{titre}</Badge>
      ))}
      {others.length > 0 && (
        <Tooltip content={others.map(({ titre }) => titre).join(', ')}>
          <Badge tabIndex={0}>{`+${others.length}`}</Badge>
        </Tooltip>
      )}
    </Stack>
  );
}

function Detail({ value }: ViewProps<ReferencesField>) {
  return (
    <Stack as="span" direction="row" gap="1" wrap>
      {value.map(({ id, titre }) => (
        <Badge key={id}>{titre}</Badge>
      ))}
    </Stack>
  );
}

/** Other records by their names. */
export const views: Views<ReferencesField> = {
  width: 220,
  isEmpty: (value) => value.length === 0,
  format: (value) => value.map(({ titre }) => titre).join(', '),
  Cell,
  Detail,
};
