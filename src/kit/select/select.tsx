import { chosenOptions } from './select.ts';
import { SelectControl, type SelectFrameProps } from './select-control.tsx';

/** The props of a select of one value. */
export type SelectProps = SelectFrameProps & {
  value: string | null;
  onValueChange: (value: string | null) => void;
};

/** A select of one value, or none. Clearing gives null. */
export function Select({ value, onValueChange, ...frame }: SelectProps) {
  const values = value === null ? [] : [value];
  const [chosen] = chosenOptions(frame.options, values);
  return (
    <SelectControl
      {...frame}
      multiple={false}
      value={values}
      onValueChange={(picked) => onValueChange(picked.at(-1) ?? null)}
      shown={chosen?.label ?? null}
    />
  );
}
