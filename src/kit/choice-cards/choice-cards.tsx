import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { choiceCards } from '#styled/recipes';

/** One of the values to choose from. */
export interface ChoiceCard<Value extends string> {
  value: Value;
  label: string;
  /** The value itself, as it looks elsewhere. */
  content: ReactNode;
}

/** The props of a choice among values that are shown. */
export interface ChoiceCardsProps<Value extends string> {
  legend: string;
  /** A line below the legend. */
  hint?: ReactNode;
  options: readonly ChoiceCard<Value>[];
  /** Undefined until there is a choice. */
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  error?: string | undefined;
}

/** One choice among a few values that are shown side by side, under each other on a small screen. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, hint, options, value, onValueChange, error } = props;
  const id = useId();
  const classes = choiceCards();
  const described = [
    ...(error === undefined ? [] : [`${id}-error`]),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ];
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      className={classes.root}
      aria-required
      aria-invalid={error !== undefined || undefined}
      aria-describedby={described.join(' ') || undefined}
      tabIndex={-1}
    >
      <p id={`${id}-legend`} className={classes.legend}>
        {legend}
      </p>
      {hint === undefined ? null : (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
      <div className={classes.options}>
        {options.map((option) => (
          <div key={option.value} className={classes.card} data-checked={option.value === value || undefined}>
            <label className={classes.label}>
              <input
                type="radio"
                className={classes.radio}
                name={id}
                value={option.value}
                checked={option.value === value}
                aria-describedby={`${id}-${option.value}`}
                onChange={() => onValueChange(option.value)}
              />
              {option.label}
            </label>
            <div id={`${id}-${option.value}`} className={classes.content}>
              {option.content}
            </div>
          </div>
        ))}
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={classes.error}>
          <Icon of={CircleAlert} size="sm" />
          {error}
        </p>
      )}
    </div>
  );
}
