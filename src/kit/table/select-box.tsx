import { Checkbox } from '#kit/checkbox/checkbox.tsx';

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** True if only some of the rows are selected. */
  mixed?: boolean;
  /** The box of the head is the Tab stop of the grid at first: arrow keys move from it. */
  tabStop?: boolean;
  disabled?: boolean;
  /** `extended`: the user wants the rows from the last box to this one. */
  onSelect: (selected: boolean, extended: boolean) => void;
}

/** A box that selects rows. */
export function SelectBox({ label, mixed = false, tabStop = false, onSelect, ...box }: SelectBoxProps) {
  return (
    <Checkbox
      {...box}
      data-select-box=""
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
