import type { KeyboardEvent } from 'react';

/** One option. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** The option that has the highlight at first. */
export type SelectStart = 'chosen' | 'first' | 'last';

/** The props that a trigger gives to its list. */
export interface SelectListProps {
  open: boolean;
  startAt: SelectStart;
  options: readonly SelectOption[];
  multiple: boolean;
  value: string[];
  onValueChange: (value: string[]) => void;
  triggerId: string;
  listId: string;
  onClose: () => void;
  /** Called at each key before the list handles it. */
  onKey: (event: KeyboardEvent) => void;
}

/** Returns the id of the element that names a button: its label, or the button itself if it has none. */
export function labelIdOf(buttonId: string): string {
  const button = document.getElementById(buttonId);
  const label = button instanceof HTMLButtonElement ? button.labels[0] : undefined;
  return label?.id || buttonId;
}

/** Returns the chosen options in the order of all options. A value that is not offered is an option of its own. */
export function chosenOptions(options: readonly SelectOption[], value: readonly string[]): SelectOption[] {
  const known = options.filter((option) => value.includes(option.value));
  const unknown = value.filter((one) => !options.some((option) => option.value === one));
  return [...known, ...unknown.map((one) => ({ value: one, label: one }))];
}
