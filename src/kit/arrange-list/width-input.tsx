import { type KeyboardEvent, useState } from 'react';
import { TextInput } from '#kit/text-input/text-input.tsx';

/** The smallest and the largest width, in pixels. */
export interface WidthLimits {
  readonly min: number;
  readonly max: number;
}

interface WidthInputProps {
  label: string;
  /** Stands in the empty box: the width follows from the content. */
  placeholder: string;
  /** The smallest and the largest width, in pixels. */
  limits: WidthLimits;
  value: number | undefined;
  onValueChange: (width: number | undefined) => void;
}

/** The step of an arrow key, in pixels, and the width from which it begins. */
const [step, start] = [10, 150];

/** A width in pixels. A typed one counts when the box is left, or on Enter; arrow keys change it at once. */
export function WidthInput({ label, placeholder, limits, value, onValueChange }: WidthInputProps) {
  const [typed, setTyped] = useState<string>();
  const set = (width: number | undefined) => {
    setTyped(undefined);
    const next = width && Math.min(Math.max(Math.round(width), limits.min), limits.max);
    if (next !== value) onValueChange(next);
  };
  const submit = () => {
    if (typed !== undefined) set(typed.trim() === '' ? undefined : Number(typed) || value);
  };
  const pressKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (event.key === 'Enter') submit();
    if (by === undefined || event.altKey) return;
    event.preventDefault();
    set((Number(typed ?? value) || start) + by);
  };
  return (
    <TextInput
      size="sm"
      align="end"
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      aria-label={label}
      placeholder={placeholder}
      value={typed ?? String(value ?? '')}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={submit}
      onKeyDown={pressKey}
    />
  );
}
