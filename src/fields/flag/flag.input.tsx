import type { Input } from '#fields/contract.ts';
import { Checkbox } from '#kit/checkbox/checkbox.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import type { FlagField } from './flag.ts';

/** A checkbox with the label of its state. Assistive technology reads the state from the checkbox itself. */
export const input: Input<FlagField> = {
  Control: ({ control, value, labelOf, autoFocus, onChange, onBlur }) => (
    <Stack as="span" direction="row" gap="2" align="center">
      <Checkbox
        {...control}
        autoFocus={autoFocus}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
      />
      <Text aria-hidden>{labelOf(String(value))}</Text>
    </Stack>
  ),
};
