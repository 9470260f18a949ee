import { Badge } from '#kit/badge/badge.tsx';
import { chosenOptions } from './select.ts';
import { SelectBox, type SelectFrameProps } from './select-box.tsx';

/** Any number of choices, each shown as a badge. */
export type MultiSelectProps = SelectFrameProps & {
  value: string[];
  onValueChange: (value: string[]) => void;
};

/** The list stays open while one picks. */
export function MultiSelect({ value, onValueChange, ...frame }: MultiSelectProps) {
  const chosen = chosenOptions(frame.options, value);
  return (
    <SelectBox
      {...frame}
      multiple
      value={value}
      onValueChange={onValueChange}
      shown={
        chosen.length === 0 ? null : chosen.map((option) => <Badge key={option.value}>{option.label}</Badge>)
      }
    />
  );
}
