import { useState } from 'react';
import { TextInput } from '#kit/text-input/text-input.tsx';
import type { InputProps } from './contract.ts';

type NumberBoxProps = Pick<InputProps, 'control' | 'autoFocus' | 'onBlur'> & {
  value: string;
  /** Stands after the figures. */
  unit?: string | undefined;
  /** Whether it may be below zero: the telephone's keys for figures have no minus sign. */
  signed: boolean;
  /** Writes what was typed as it is read, once the box is left. */
  tidy?: ((typed: string) => string) | undefined;
  onChange: (value: string) => void;
};

const asTyped = (typed: string) => typed;

/**
 * A number as people write it, kept as it was typed: what it means is the schema's to say. Tidying is for the eye
 * alone and never under one's hands: the draft stays what it was.
 */
export function NumberBox(props: NumberBoxProps) {
  const { control, autoFocus, value, unit, signed, tidy = asTyped, onChange, onBlur } = props;
  const [typed, setTyped] = useState<string>();
  return (
    <TextInput
      {...control}
      align="end"
      inputMode={signed ? 'text' : 'decimal'}
      autoComplete="off"
      autoFocus={autoFocus}
      trailing={unit}
      value={value === typed ? value : tidy(value)}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(event.currentTarget.value);
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
    />
  );
}
