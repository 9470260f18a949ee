import { useState } from 'react';
import { TextInput, type TextInputProps } from '#kit/text-input/text-input.tsx';

/** The props of an input whose value is written in a format. */
export type FormattedInputProps = Omit<
  TextInputProps,
  'type' | 'value' | 'onChange' | 'defaultValue' | 'size' | 'align'
> & {
  /** A value, or what was typed instead. */
  value: string;
  onValueChange: (value: string) => void;
  /** Returns the value that a typed text means; undefined if it means none. */
  parse: (text: string) => string | undefined;
  /** Returns a value as it is typed, and any other text as it is. Default: the value itself. */
  format?: ((value: string) => string) | undefined;
};

const asItIs = (value: string) => value;

/** A value that is typed as text. What is typed stays as it is until the input loses focus. */
export function FormattedInput(props: FormattedInputProps) {
  const { value, onValueChange, parse, format = asItIs, onBlur, ...rest } = props;
  const [typed, setTyped] = useState<string>();
  const own = typed !== undefined && (parse(typed) ?? typed) === value;
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      value={own ? typed : format(value)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onValueChange(parse(text) ?? text);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
