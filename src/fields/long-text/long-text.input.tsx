import type { Input } from '#fields/contract.ts';
import { Textarea } from '#kit/textarea/textarea.tsx';
import type { LongTextField } from './long-text.ts';

/** Several lines of text; the box grows with them. */
export const input: Input<LongTextField> = {
  tall: true,
  Control: ({ control, value, autoFocus, onChange, onBlur }) => (
    <Textarea
      {...control}
      autoFocus={autoFocus}
      dir="auto"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  ),
};
