import { type FocusEvent, useId, useRef, useState } from 'react';
import { datePicker } from '#styled/recipes';
import { Calendar } from './calendar.tsx';
import type { CalendarTexts, DayLimits } from './date-picker.ts';
import { DayInput } from './day-input.tsx';
import { isMissingDay, parseDay } from './day-text.ts';

/** The first and the last day of a range, `YYYY-MM-DD`. An empty end is open. */
export interface DateRangeValue {
  readonly from: string;
  readonly to: string;
}

/** A range that is offered by name: "Ce mois". */
export interface DateRangePreset {
  readonly label: string;
  readonly value: DateRangeValue;
  /** True while it is what was chosen, false while it is not. Default: it is if its days are. */
  readonly isChosen?: boolean | undefined;
}

/** The props of a range of days. */
export interface DateRangeProps extends DayLimits {
  label: string;
  texts: CalendarTexts;
  /** The label of the first day. */
  fromLabel: string;
  /** The label of the last day. */
  toLabel: string;
  /** The message for a text that is not a day. */
  formatError: string;
  /** The message for a day that the calendar does not have. */
  missingError: string;
  /** The message for a range whose first day is after its last. */
  orderError: string;
  /** The message for a range that begins after `max`. Default: days that are typed have no limit. */
  lateError?: string | undefined;
  /** Ranges that a press sets, e.g. the last seven days. */
  presets?: readonly DateRangePreset[] | undefined;
  value: DateRangeValue;
  /**
   * Called with complete days in their order: on a preset, on the second day in the calendar, on Enter, and when the focus
   * leaves both inputs. A preset comes with its position: it may be kept by its name.
   */
  onValueChange: (value: DateRangeValue, preset?: number) => void;
  /** Called after a choice that needs nothing more: not when inputs were only left. */
  onFinish?: ((value: DateRangeValue) => void) | undefined;
}

const ends = ['from', 'to'] as const;
const isSame = (left: DateRangeValue, right: DateRangeValue) =>
  left.from === right.from && left.to === right.to;
const isDay = (text: string) => text === '' || parseDay(text) === text;

/** A range of days: a preset, typed, or picked in a calendar that is always visible. */
export function DateRange(props: DateRangeProps) {
  const { label, texts, value, presets = [], min, max } = props;
  const [draft, setDraft] = useState(value);
  const [picked, setPicked] = useState<readonly string[]>();
  const [known, setKnown] = useState(value);
  if (!isSame(value, known)) {
    setKnown(value);
    setDraft(value);
  }
  const styles = datePicker();
  const id = useId();
  const names = { from: props.fromLabel, to: props.toLabel };
  const isInOrder = draft.from === '' || draft.to === '' || draft.from <= draft.to;
  const areDays = isDay(draft.from) && isDay(draft.to);
  const [tried, setTried] = useState(false);
  const isUnreadable = ends.some((end) => !isDay(draft[end]) && !isMissingDay(draft[end]));
  const dayError = isUnreadable ? props.formatError : props.missingError;
  const lateError = max !== undefined && draft.from > max ? props.lateError : undefined;
  const orderError = isInOrder ? lateError : props.orderError;
  const problem = areDays ? orderError : dayError;
  const error = tried ? problem : undefined;
  // Of two days in the wrong order, either may be the wrong one.
  const isWrong = (end: keyof DateRangeValue) => error !== undefined && (areDays || !isDay(draft[end]));

  const isChosen = (preset: DateRangePreset) => preset.isChosen ?? isSame(preset.value, value);
  const take = (next: DateRangeValue, preset?: number) => {
    setDraft(next);
    setPicked(undefined);
    setTried(false);
    const chosen = preset === undefined ? undefined : presets[preset];
    if (chosen ? !isChosen(chosen) : !isSame(next, value)) props.onValueChange(next, preset);
  };
  const finish = (next: DateRangeValue, preset?: number) => {
    take(next, preset);
    props.onFinish?.(next);
  };
  const refuse = () => setTried(true);
  const inputs = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  function leave({ currentTarget, target, relatedTarget: next }: FocusEvent) {
    // The window lost the focus, not the input. Or a day is picked, and the other one will be.
    if (document.activeElement === target || picked) return;
    // A press on the calendar or on a preset goes on with the range. Tab from the inputs to them leaves the inputs.
    const isInside = !inputs.current?.contains(target) || pressed.current;
    if ((isInside ? currentTarget : inputs.current)?.contains(next)) return;
    if (problem === undefined) take(draft);
    else refuse();
  }

  return (
    <fieldset
      className={styles.range}
      aria-label={label}
      onBlur={leave}
      onPointerDownCapture={() => {
        pressed.current = true;
      }}
      onKeyDownCapture={({ key }) => {
        pressed.current = false;
        // It closes the panel: what was typed is not chosen.
        if (key === 'Escape') setDraft(value);
      }}
    >
      {presets.length === 0 ? null : (
        <div className={styles.presets}>
          {presets.map((preset, index) => (
            <button
              key={preset.label}
              type="button"
              className={styles.presetTrigger}
              aria-pressed={isChosen(preset)}
              onClick={() => finish(preset.value, index)}
            >
              {preset.label}
            </button>
          ))}
        </div>
      )}
      <div ref={inputs} className={styles.ends}>
        {ends.map((end) => (
          <div key={end} className={styles.end}>
            <label htmlFor={`${id}-${end}`} className={styles.label}>
              {names[end]}
            </label>
            <DayInput
              id={`${id}-${end}`}
              value={draft[end]}
              placeholder={texts.placeholder}
              {...(isWrong(end) && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
              onValueChange={(day) => {
                setDraft({ ...draft, [end]: day });
                setPicked(undefined);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                if (problem === undefined) finish(draft);
                else refuse();
              }}
            />
          </div>
        ))}
      </div>
      <p id={`${id}-error`} role="status" className={styles.error}>
        {error}
      </p>
      <Calendar
        selection="range"
        texts={texts}
        min={min}
        max={max}
        value={picked ?? [draft.from, draft.to].filter((day) => day !== '')}
        onValueChange={(days) => {
          const [from, to] = days;
          if (from !== undefined && to !== undefined) finish({ from, to });
          else setPicked(days);
        }}
      />
    </fieldset>
  );
}
