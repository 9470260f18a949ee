import { Badge } from '#kit/badge/badge.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';

/** The number of names in a cell; the others are counted, and named in a tooltip. */
const shownInCell = 2;

/** Several names in a cell, each as a badge. `id` identifies a name. */
export function Badges({ names }: { names: readonly { id: string | number; name: string }[] }) {
  const badges = names.slice(0, shownInCell).map(({ id, name }) => <Badge key={id}>{name}</Badge>);
  const others = names.slice(shownInCell);
  return (
    <Stack as="span" direction="row" gap="1" align="start" wrap>
      {badges.slice(0, -1)}
      {/* The number of the others stands alone in a line only where its neighbour would break for it. */}
      <Stack as="span" direction="row" gap="1" align="start" wrap>
        {badges.at(-1)}
        {others.length > 0 && (
          <Tooltip content={others.map(({ name }) => name).join(', ')}>
            <Badge tabIndex={0}>{`+${others.length}`}</Badge>
          </Tooltip>
        )}
      </Stack>
    </Stack>
  );
}
