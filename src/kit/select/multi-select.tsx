import { Badge } from '#kit/badge/badge.tsx';
import { chosenOptions } from './select.ts';
import { SelectBox, type SelectFrameProps } from './select-box.tsx';

/** The props of a select of several values. */
export type MultiSelectProps = SelectFrameProps & {
  value: string[];
  onValueChange: (value: string[]) => void;
};

/** A select of several values, each shown as a badge. The list stays open during picking. */
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
