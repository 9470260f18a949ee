import { type ComponentProps, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { pinInput } from '#styled/recipes';

/** What the component sets, and the events that it handles. */
type Own =
  | 'type'
  | 'size'
  | 'ref'
  | 'value'
  | 'inputMode'
  | 'autoComplete'
  | 'maxLength'
  | 'onFocus'
  | 'onClick'
  | 'onSelect'
  | 'onPaste'
  | 'onKeyDown';

/** The props of the input of a code. Other props go to the native input. */
export type PinInputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | Own> & {
  /** The number of digits. Default: 6. */
  length?: number;
  /** Default: the input keeps what is typed. */
  value?: string;
};

/**
 * A short code of digits that was sent or is shown elsewhere, with a cell for each digit. It is one native input, so it is
 * pasted, filled in and read as one value. What is not a digit is left out, e.g. the spaces of a pasted code.
 */
export function PinInput({ length = 6, value, onChange, ...rest }: PinInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const digits = value ?? typed;
  const [range, setRange] = useState({ start: digits.length, end: digits.length });
  const classes = pinInput();
  const invalid = rest['aria-invalid'] === true;
  useEffect(() => {
    const control = input.current;
    if (!invalid || control === null || control !== document.activeElement) return;
    // What is typed after a refusal replaces the refused code. React reports no selection that a script makes.
    control.select();
    setRange({ start: 0, end: control.value.length });
  }, [invalid]);

  /** The cells say where the next digit goes, not the position of the pointer. */
  function moveCaret({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
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
        onFocus={moveCaret}
        onClick={moveCaret}
        onSelect={({ currentTarget }) => {
          const [start, end] = selectionOf(currentTarget);
          if (start === end) mark(currentTarget, start);
          const [from, to] = selectionOf(currentTarget);
          setRange({ start: from, end: to });
        }}
        onKeyDown={(event) => {
          const [start, end] = selectionOf(event.currentTarget);
          const isPlain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
          if (event.key !== 'ArrowLeft' || !isPlain || end - start !== 1) return;
          // The browser would go to the start of the digit, which is marked already.
          event.preventDefault();
          mark(event.currentTarget, Math.max(start - 1, 0));
        }}
        onPaste={({ currentTarget, clipboardData }) => {
          // A whole code replaces what is there.
          if (digitsOf(clipboardData.getData('text')).length >= length) currentTarget.select();
        }}
        onChange={(event) => {
          const control = event.currentTarget;
          const before = digitsOf(control.value.slice(0, selectionOf(control)[0]));
          const entered = digitsOf(control.value).slice(0, length);
          // A letter does not remove the digit that is marked.
          const isKept = isOther(event.nativeEvent);
          control.value = isKept ? digits : entered;
          mark(control, before.length);
          setTyped(control.value);
          onChange?.(event);
        }}
      />
      {[...Array(length).keys()].map((cell) => (
        <span
          key={cell}
          aria-hidden
          className={classes.cell}
          data-current={isCurrent(cell, range) ? '' : undefined}
        >
          {digits[cell]}
        </span>
      ))}
    </span>
  );
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Returns true if an event is about characters without a digit. */
const isOther = (event: Event) => event instanceof InputEvent && /^\D+$/.test(event.data ?? '');

const selectionOf = (control: HTMLInputElement) =>
  [control.selectionStart ?? 0, control.selectionEnd ?? 0] as const;

/** Selects the one digit at a position, so that typing replaces it. After the last digit there is only the caret. */
const mark = (control: HTMLInputElement, position: number) =>
  control.setSelectionRange(position, Math.min(position + 1, control.value.length));

/** Returns true if a cell is selected, or is the empty one at the caret. */
const isCurrent = (cell: number, { start, end }: { start: number; end: number }) =>
  start === end ? cell === start : cell >= start && cell < end;
