import { Checkbox } from '#kit/checkbox/checkbox.tsx';

interface RowCheckboxProps {
  label: string;
  /** True if the row, or every row, is selected. */
  checked: boolean;
  /** True if only some of the rows are selected. */
  mixed?: boolean;
  /** The checkbox of the head is the Tab stop of the grid at first: arrow keys move from it. */
  tabStop?: boolean;
  disabled?: boolean;
  /** `extended`: the user wants the rows from the last checkbox to this one. */
  onSelect: (selected: boolean, extended: boolean) => void;
}

/** A checkbox that selects rows. */
export function RowCheckbox({
  label,
  mixed = false,
  tabStop = false,
  onSelect,
  ...checkbox
}: RowCheckboxProps) {
  return (
    <Checkbox
      {...checkbox}
      data-row-checkbox=""
      aria-label={label}
      ref={(element) => {
        if (element) element.indeterminate = mixed;
      }}
      tabIndex={tabStop ? 0 : -1}
      onChange={({ currentTarget: { checked }, nativeEvent }) =>
        onSelect(checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  );
}
