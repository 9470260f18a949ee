import { CalendarDays, CircleAlert } from 'lucide';
import { useId, useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { lazyComponent, onIntent, useLazyComponent } from '#kit/lazy-component.ts';
import { datePicker, field } from '#styled/recipes';
import type { CalendarTexts, DayLimits } from './date-picker.ts';
import type { DateRangeValue } from './date-range.tsx';
import { DayInput } from './day-input.tsx';
import { openerLabel } from './day-text.ts';

/** The first or the last day of a range. */
export type RangeEnd = keyof DateRangeValue;

/** The props of a range of days in a form. */
export interface DateRangePickerProps extends DayLimits {
  name?: string | undefined;
  label: string;
  texts: CalendarTexts;
  /** The label of the first day. */
  fromLabel: string;
  /** The label of the last day. */
  toLabel: string;
  /** The days that a form cannot be sent without. Default: none. */
  required?: readonly RangeEnd[] | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  hint?: string | undefined;
  /** One message, or several on one line each. The form announces it. */
  error?: string | undefined;
  /** The days that the error is about. Default: both. */
  wrong?: readonly RangeEnd[] | undefined;
  /** Days `YYYY-MM-DD`, or what was typed instead. */
  value: DateRangeValue;
  onValueChange: (value: DateRangeValue) => void;
  onBlur?: (() => void) | undefined;
}

const ends = ['from', 'to'] as const;
const asterisk = '*';
const panel = lazyComponent(async () => (await import('./date-range-panel.tsx')).DateRangePanel);

/**
 * A range of days in a form: both days are typed, or picked in one calendar. It has its label, its hint and its error itself.
 * `min` and `max` limit the calendar; the owner checks what is typed.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, texts, value, required = [], disabled, hint, error = '', wrong = ends } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const Part = useLazyComponent(panel, open);
  const [styles, classes] = [datePicker(), field()];
  const names = { from: props.fromLabel, to: props.toLabel };
  const hasFailed = error !== '';
  const describing = (end: RangeEnd) => [
    ...(hasFailed && wrong.includes(end) ? [`${id}-error`] : []),
    ...(hint === undefined ? [] : [`${id}-hint`]),
  ];

  return (
    <fieldset className={styles.group} aria-labelledby={`${id}-label`} name={props.name}>
      <div className={classes.head}>
        <span id={`${id}-label`}>{label}</span>
        {/* Beside the label, not in it: the inputs themselves say that they are required. */}
        {required.length > 0 && (
          <span aria-hidden className={classes.mark}>
            {asterisk}
          </span>
        )}
      </div>
      <div className={styles.ends}>
        {ends.map((end) => (
          <div key={end} className={styles.end}>
            <label htmlFor={`${id}-${end}`} className={styles.endLabel}>
              {names[end]}
            </label>
            <DayInput
              id={`${id}-${end}`}
              value={value[end]}
              placeholder={texts.placeholder}
              disabled={disabled}
              required={required.includes(end)}
              autoFocus={props.autoFocus === true && end === 'from'}
              aria-describedby={describing(end).join(' ') || undefined}
              {...(hasFailed && wrong.includes(end) && { 'aria-invalid': true })}
              onValueChange={(day) => props.onValueChange({ ...value, [end]: day })}
              onBlur={props.onBlur}
              trailing={
                end === 'from' ? undefined : (
                  <IconButton
                    id={`${id}-opener`}
                    label={openerLabel(texts.open, label, value.from, value.to)}
                    icon={CalendarDays}
                    size="sm"
                    disabled={disabled}
                    aria-haspopup="dialog"
                    aria-expanded={open}
                    {...onIntent(panel.preload)}
                    onClick={() => setOpen(!open)}
                  />
                )
              }
            />
          </div>
        ))}
      </div>
      {hasFailed && (
        <p id={`${id}-error`} className={classes.error}>
          <Icon of={CircleAlert} size="sm" />
          <span>{error}</span>
        </p>
      )}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {Part === null ? null : (
        <Part
          open={open}
          onOpenChange={setOpen}
          triggerId={`${id}-opener`}
          title={label}
          texts={texts}
          min={props.min}
          max={props.max}
          value={value}
          onValueChange={(days) => {
            props.onValueChange(days);
            setOpen(false);
          }}
        />
      )}
    </fieldset>
  );
}
