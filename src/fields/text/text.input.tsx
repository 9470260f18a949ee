import type { Input } from '#fields/contract.ts';
import { TextInput } from '#kit/text-input/text-input.tsx';
import type { TextField } from './text.ts';

/** A line of text. It does not limit the length: the field's error names the limit. */
export const input: Input<TextField> = {
  Control: ({ control, value, autoFocus, onChange, onBlur }) => (
    <TextInput
      {...control}
      autoFocus={autoFocus}
      autoComplete="off"
      dir="auto"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  ),
};
