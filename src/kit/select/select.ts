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
  labelId: string;
  listId: string;
  onClose: () => void;
}

/** Returns the chosen options in the order of all options. A value that is not offered is an option of its own. */
export function chosenOptions(options: readonly SelectOption[], value: readonly string[]): SelectOption[] {
  const known = options.filter((option) => value.includes(option.value));
  const unknown = value.filter((one) => !options.some((option) => option.value === one));
  return [...known, ...unknown.map((one) => ({ value: one, label: one }))];
}
