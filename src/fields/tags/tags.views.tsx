import { Badges } from '#fields/badges.tsx';
import type { ViewProps, Views } from '#fields/contract.ts';
import { Badge } from '#kit/badge/badge.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import type { TagsField } from './tags.ts';

/** Returns each tag that is not a blank text, once. */
const shown = (value: readonly string[]) => [...new Set(value)].filter((tag) => tag.trim() !== '');

const Cell = ({ value }: ViewProps<TagsField>) => (
  <Badges names={shown(value).map((tag) => ({ id: tag, name: tag }))} />
);

const Detail = ({ value }: ViewProps<TagsField>) => (
  <Stack as="span" direction="row" gap="1" wrap>
    {shown(value).map((tag) => (
      <Badge key={tag}>{tag}</Badge>
    ))}
  </Stack>
);

/** Short texts, in their order. */
export const views: Views<TagsField> = {
  column: () => ({ width: 188, grow: 3, rank: 2 }),
  isEmpty: (value) => shown(value).length === 0,
  format: (value) => shown(value).join(', '),
  Cell,
  Detail,
  skeleton: [{ shape: 'badge' }, { shape: 'badge' }],
};
