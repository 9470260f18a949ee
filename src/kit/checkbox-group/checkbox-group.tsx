import { CircleAlert } from 'lucide';
import { useId } from 'react';
import { Checkbox } from '#kit/checkbox/checkbox.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { checkboxGroup } from '#styled/recipes';

/** The props of a group of values of which any number can be ticked. */
export interface CheckboxGroupProps {
  legend: string;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  /** Gets the ticked values, in the order of the options. */
  onValueChange: (value: string[]) => void;
  error?: string | undefined;
}

/** Values of which any number can be ticked, all in sight. */
export function CheckboxGroup({ legend, options, value, onValueChange, error }: CheckboxGroupProps) {
  const id = useId();
  const classes = checkboxGroup();
  const change = (changed: string, ticked: boolean) =>
    onValueChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === changed ? ticked : value.includes(each))),
    );
  return (
    <fieldset className={classes.root} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option} htmlFor={`${id}-${option.value}`}>
            <Checkbox
              id={`${id}-${option.value}`}
              checked={value.includes(option.value)}
              aria-invalid={error === undefined ? undefined : true}
              onChange={(event) => change(option.value, event.target.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <div role="status">
        {error === undefined ? null : (
          <p id={`${id}-error`} className={classes.error}>
            <Icon of={CircleAlert} size="sm" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
