import { type ComponentProps, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { pinInput } from '#styled/recipes';

/** The props of the input of a code. Other props go to the native input. */
export type PinInputProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'size' | 'ref' | 'value' | 'inputMode' | 'autoComplete' | 'maxLength'
> & {
  /** The number of digits. Default: 6. */
  length?: number;
  /** Default: the input keeps what is typed. */
  value?: string;
};

/**
 * A short code of digits that was sent or is shown elsewhere, with a cell for each digit. It is one native input, so it is
 * pasted, filled in and read as one value. What is no digit is left out, e.g. the spaces of a pasted code.
 */
export function PinInput({ length = 6, value, onChange, ...rest }: PinInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const digits = value ?? typed;
  const [range, setRange] = useState({ start: digits.length, end: digits.length });
  const classes = pinInput();
  const invalid = rest['aria-invalid'] === true;
  useEffect(() => {
    // What is typed after a refusal replaces the refused code.
    if (invalid && input.current === document.activeElement) input.current?.select();
  }, [invalid]);

  /** The cells say where the next digit goes, not the position of the pointer. */
  function place({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    const end = currentTarget.value.length;
    currentTarget.setSelectionRange(end < length ? end : 0, end);
  }

  return (
    <span className={classes.root}>
      <input
        {...rest}
        ref={input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        className={classes.control}
        value={digits}
        onFocus={place}
        onClick={place}
        onSelect={({ currentTarget }) =>
          setRange({ start: currentTarget.selectionStart ?? 0, end: currentTarget.selectionEnd ?? 0 })
        }
        onPaste={({ currentTarget, clipboardData }) => {
          // A whole code replaces what is there.
          if (digitsOf(clipboardData.getData('text')).length >= length) currentTarget.select();
        }}
        onChange={(event) => {
          event.currentTarget.value = digitsOf(event.currentTarget.value).slice(0, length);
          setTyped(event.currentTarget.value);
          onChange?.(event);
        }}
      />
      {[...Array(length).keys()].map((cell) => (
        <span
          key={cell}
          aria-hidden
          className={classes.cell}
          data-current={isCurrent(cell, range, length) ? '' : undefined}
        >
          {digits[cell]}
        </span>
      ))}
    </span>
  );
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Tells whether a cell is selected, or is the one at the caret. */
const isCurrent = (cell: number, { start, end }: { start: number; end: number }, length: number) =>
  start === end ? cell === Math.min(start, length - 1) : cell >= start && cell < end;
