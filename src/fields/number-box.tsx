import { useState } from 'react';
import { UnitInput } from '#kit/text-input/unit-input.tsx';
import type { InputProps } from './contract.ts';

type NumberBoxProps = Pick<InputProps, 'control' | 'autoFocus' | 'onBlur'> & {
  value: string;
  /** Shown after the digits. */
  unit?: string | undefined;
  /** True if it may be negative: the number keyboard of a phone has no minus sign. */
  signed?: boolean | undefined;
  /** Formats the typed text when the input loses focus. */
  tidy?: ((typed: string) => string) | undefined;
  onChange: (value: string) => void;
};

const asTyped = (typed: string) => typed;

/**
 * An input for a number. The draft is the typed text, which the schema reads. When the input loses focus, the shown text is
 * formatted, but not the draft.
 */
export function NumberBox(props: NumberBoxProps) {
  const { control, autoFocus, value, unit, signed, tidy = asTyped, onChange, onBlur } = props;
  const [typed, setTyped] = useState<string>();
  return (
    <UnitInput
      {...control}
      inputMode={signed ? 'text' : 'decimal'}
      autoFocus={autoFocus}
      unit={unit}
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
