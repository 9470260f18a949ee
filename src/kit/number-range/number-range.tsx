import { useId } from 'react';
import { UnitInput } from '#kit/text-input/unit-input.tsx';
import { numberRange } from '#styled/recipes';

/** The texts of both ends, as they were typed. An empty end is open. */
export interface NumberRangeValue {
  readonly min: string;
  readonly max: string;
}

/** The props of a range of numbers. */
export interface NumberRangeProps {
  /** The name of the group: what is limited. */
  label: string;
  /** The label of the lower number. */
  minLabel: string;
  /** The label of the higher number. */
  maxLabel: string;
  value: NumberRangeValue;
  onValueChange: (value: NumberRangeValue) => void;
  /** Shown after both numbers. */
  unit?: string | undefined;
  /** True if a number may be negative: the number keyboard of a phone has no minus sign. */
  signed?: boolean | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** Called on Enter in one of the inputs. */
  onSubmit?: (() => void) | undefined;
}

const ends = ['min', 'max'] as const;

/** Two numbers: from and to. Its owner reads the typed texts. */
export function NumberRange(props: NumberRangeProps) {
  const { label, value, error, onSubmit } = props;
  const id = useId();
  const styles = numberRange();
  const names = { min: props.minLabel, max: props.maxLabel };
  return (
    <fieldset className={styles.root} aria-label={label} disabled={props.disabled}>
      {ends.map((end) => (
        <div key={end} className={styles.end}>
          <label htmlFor={`${id}-${end}`} className={styles.label}>
            {names[end]}
          </label>
          <UnitInput
            id={`${id}-${end}`}
            inputMode={props.signed ? 'text' : 'decimal'}
            unit={props.unit}
            value={value[end]}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onChange={(event) => props.onValueChange({ ...value, [end]: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || onSubmit === undefined) return;
              event.preventDefault();
              onSubmit();
            }}
          />
        </div>
      ))}
      <p id={`${id}-error`} className={styles.error} role="status">
        {error}
      </p>
    </fieldset>
  );
}
