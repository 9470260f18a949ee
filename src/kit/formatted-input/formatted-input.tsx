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

/** A text as it was typed. */
interface Typed {
  readonly text: string;
  /** The value that the owner took instead, which may be another one than the text means. Undefined until it is known. */
  readonly taken?: string;
}

/**
 * A value that is typed as text. What is typed stays as it is until the input loses focus, or its owner sets a value later.
 */
export function FormattedInput(props: FormattedInputProps) {
  const { value, onValueChange, parse, format = asItIs, onBlur, ...rest } = props;
  const [typed, setTyped] = useState<Typed>();
  if (typed !== undefined && typed.taken === undefined) setTyped({ ...typed, taken: value });
  const own = typed !== undefined && [typed.taken, parse(typed.text) ?? typed.text].includes(value);
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      value={own ? typed.text : format(value)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped({ text });
        onValueChange(parse(text) ?? text);
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}
