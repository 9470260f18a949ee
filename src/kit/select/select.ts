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

/** What names the list of a button: the id of the button's label, or of a copy of the name. */
export interface ListLabel {
  id: string;
  copy?: string | null | undefined;
}

/**
 * Returns what names the list of a button. A button that its own `aria-label` names has no label to refer to, and the
 * button's id would name the list by what is chosen in it. So the list has a copy of the name.
 */
export function listLabelOf(buttonId: string): ListLabel {
  const button = document.getElementById(buttonId);
  const label = button instanceof HTMLButtonElement ? button.labels[0] : undefined;
  if (label?.id) return { id: label.id };
  return { id: `${buttonId}-name`, copy: label?.textContent ?? button?.ariaLabel };
}

/** Returns the chosen options in the order of all options. A value that is not offered is an option of its own. */
export function chosenOptions(options: readonly SelectOption[], value: readonly string[]): SelectOption[] {
  const known = options.filter((option) => value.includes(option.value));
  const unknown = value.filter((one) => !options.some((option) => option.value === one));
  return [...known, ...unknown.map((one) => ({ value: one, label: one }))];
}
