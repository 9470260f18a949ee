import type { Input } from '#fields/contract.ts';
import { TextInput } from '#kit/text-input/text-input.tsx';
import type { TextField } from './text.ts';

/** A line of text. It is not cut at its longest: the field's message says what is too much. */
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
