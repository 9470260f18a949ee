import { FormattedInput, type FormattedInputProps } from '#kit/formatted-input/formatted-input.tsx';
import { formatDay, parseDay } from './day-text.ts';

/** The props of an input of a day. */
export type DayInputProps = Omit<FormattedInputProps, 'parse' | 'format'>;

/** A day as text: `YYYY-MM-DD`, or what was typed instead. */
export const DayInput = (props: DayInputProps) => (
  <FormattedInput inputMode="numeric" {...props} parse={parseDay} format={formatDay} />
);
