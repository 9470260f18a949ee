import { useState } from 'react';
import { TextInput, type TextInputProps } from '#kit/text-input/text-input.tsx';
import { formatDay, parseDay } from './day-text.ts';

/** The props of an input of a day. */
export type DayInputProps = Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'defaultValue'> & {
  /** A day, `YYYY-MM-DD`, or what was typed instead. */
  value: string;
  onValueChange: (value: string) => void;
};

/** A day as text. What is typed stays as it is until the input loses focus. */
export function DayInput({ value, onValueChange, onBlur, ...rest }: DayInputProps) {
  const [typed, setTyped] = useState<string>();
  const own = typed !== undefined && (parseDay(typed) ?? typed) === value;
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      value={own ? typed : formatDay(value)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onValueChange(parseDay(text) ?? text);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
