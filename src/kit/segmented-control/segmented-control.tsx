import { useId } from 'react';
import { segmentedControl } from '#styled/recipes';

/** The props of a choice between a few short values. */
export interface SegmentedControlProps<Value extends string> {
  /** The name of the group. */
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  /** Undefined if none of the values is chosen. */
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  disabled?: boolean | undefined;
}

/** One of two to four short values, all in sight. It takes effect at once. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onValueChange, disabled } = props;
  const id = useId();
  const classes = segmentedControl();
  return (
    <div role="radiogroup" aria-label={label} className={classes.root}>
      {options.map((option) => (
        <div key={option.value} className={classes.item}>
          <input
            type="radio"
            id={`${id}-${option.value}`}
            className={classes.radio}
            name={id}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onValueChange(option.value)}
          />
          <label htmlFor={`${id}-${option.value}`} className={classes.label}>
            {option.label}
          </label>
        </div>
      ))}
    </div>
  );
}
