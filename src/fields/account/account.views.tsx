import type { Context, ViewProps, Views } from '#fields/contract.ts';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import type { Account, AccountField } from './account.ts';

const typeOf = ({ type }: Account, { labelOf }: Pick<Context, 'labelOf'>) => labelOf(type) ?? type;

function Lines({ value, labelOf }: ViewProps<AccountField>) {
  return (
    <Stack as="span" gap="0">
      <Text>{typeOf(value, { labelOf })}</Text>
      <Text variant="caption" tone="muted">
        {value.label}
      </Text>
    </Stack>
  );
}

/** An account by its type and its label; a type that the product does not know is shown as it is. */
export const views: Views<AccountField> = {
  column: () => ({ width: 150, grow: 2, rank: 3 }),
  isEmpty: ({ type, label }) => type.trim() === '' && label.trim() === '',
  format: (value, context) => [typeOf(value, context), value.label].filter((part) => part !== '').join(', '),
  Cell: Lines,
  Detail: Lines,
  skeleton: [{ width: 'md' }],
};
