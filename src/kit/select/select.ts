/** One of the choices. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** Where the highlight starts. */
export type SelectEntrance = 'chosen' | 'first' | 'last';

/** What a list is given by the trigger that it opens beside. */
export interface SelectListProps {
  open: boolean;
  entrance: SelectEntrance;
  options: readonly SelectOption[];
  multiple: boolean;
  value: string[];
  onValueChange: (value: string[]) => void;
  triggerId: string;
  labelId: string;
  listId: string;
  onClose: () => void;
}

/** The chosen options in the order they are offered; a value that is not offered shows as it is. */
export function chosenOptions(options: readonly SelectOption[], value: readonly string[]): SelectOption[] {
  const known = options.filter((option) => value.includes(option.value));
  const unknown = value.filter((one) => !options.some((option) => option.value === one));
  return [...known, ...unknown.map((one) => ({ value: one, label: one }))];
}
