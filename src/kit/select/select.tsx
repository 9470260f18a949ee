import { chosenOptions } from './select.ts';
import { SelectBox, type SelectFrameProps } from './select-box.tsx';

/** One choice among several, or none. */
export type SelectProps = SelectFrameProps & {
  value: string | null;
  onValueChange: (value: string | null) => void;
};

/** The last value picked wins; clearing leaves null. */
export function Select({ value, onValueChange, ...frame }: SelectProps) {
  const values = value === null ? [] : [value];
  const [chosen] = chosenOptions(frame.options, values);
  return (
    <SelectBox
      {...frame}
      multiple={false}
      value={values}
      onValueChange={(picked) => onValueChange(picked.at(-1) ?? null)}
      shown={chosen?.label ?? null}
    />
  );
}
