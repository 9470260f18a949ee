import type { Input } from '#fields/contract.ts';
import { Checkbox } from '#kit/checkbox/checkbox.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { folded } from '#schema/search-terms.ts';
import type { FlagField } from './flag.ts';

/** How spreadsheets and databases write both values, in French and in English. */
const written = {
  true: ['true', 'vrai', 'oui', 'yes', 'o', 'y', '1', 'x'],
  false: ['false', 'faux', 'non', 'no', 'n', '0'],
} as const;

/** Reads the cell of a file: the label of a state, or a common word for it. */
function draftOfCell(text: string) {
  const word = folded(text.trim());
  if (written.true.some((known) => known === word)) return true;
  return written.false.some((known) => known === word) ? false : text;
}

/** A checkbox with the label of its state. Assistive technology reads the state from the checkbox itself. */
export const input: Input<FlagField> = {
  fromCell: draftOfCell,
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
