import { useId, useState } from 'react';
import { FormattedInput } from '#kit/formatted-input/formatted-input.tsx';
import { parseTime } from '#kit/formatted-input/time-text.ts';
import { PopoverPanel } from '#kit/popover/popover-panel.tsx';
import { datePicker } from '#styled/recipes';
import { Calendar } from './calendar.tsx';
import type { CalendarPanelProps, DateTimeTexts, DayLimits } from './date-picker.ts';
import { partsOf } from './date-time-text.ts';
import { formatDay } from './day-text.ts';

interface DateTimePanelProps extends CalendarPanelProps, DayLimits {
  texts: DateTimeTexts;
  value: string;
  onValueChange: (value: string) => void;
}

/** The time of a day that was picked without one. */
const midnight = '00:00';

/** A day, and a text in the input of the time. */
type DayAndText = ReturnType<typeof partsOf>;

/** Returns a day and a text that is not a time as they would be typed, which is no value. */
const typedText = ({ day, time }: DayAndText) => `${formatDay(day)} ${time}`.trim();

/** A calendar and an input of the time. It stays open after a pick, since both are chosen. */
export function DateTimePanel(props: DateTimePanelProps) {
  const { texts, value, onOpenChange, onValueChange } = props;
  const id = useId();
  const styles = datePicker();
  /** A text that is not a time, after its day. The owner has both as they would be typed, and refuses them. */
  const [wrong, setWrong] = useState<DayAndText>();
  const isWrong = wrong !== undefined && value === typedText(wrong);
  const { day, time } = isWrong ? wrong : partsOf(value);
  const [tried, setTried] = useState(false);
  const error = isWrong && tried ? texts.timeError : undefined;
  const change = (typed: DayAndText) => {
    setWrong(typed);
    onValueChange(typedText(typed));
  };
  return (
    <PopoverPanel
      open={props.open}
      onOpenChange={onOpenChange}
      triggerId={props.triggerId}
      title={props.title}
      titleHidden
      align="end"
      closeLabel={texts.close}
    >
      <div className={styles.range}>
        <Calendar
          selection="single"
          autoFocus
          texts={texts}
          min={props.min}
          max={props.max}
          value={[day]}
          onValueChange={([next]) => {
            if (next === undefined || next === day) return;
            if (isWrong) change({ day: next, time });
            else onValueChange(`${next}T${time || midnight}`);
          }}
        />
        <div className={styles.end}>
          <label htmlFor={id} className={styles.label}>
            {texts.time}
          </label>
          <FormattedInput
            id={id}
            key={day}
            inputMode="numeric"
            placeholder={texts.timePlaceholder}
            disabled={day === ''}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={`${id}-error`}
            value={time}
            parse={parseTime}
            onValueChange={(next) => {
              setTried(false);
              if (parseTime(next) === undefined) change({ day, time: next });
              else onValueChange(`${day}T${next}`);
            }}
            onBlur={() => setTried(true)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              setTried(true);
              if (!isWrong) onOpenChange(false);
            }}
          />
          <p id={`${id}-error`} role="status" className={styles.error}>
            {error}
          </p>
        </div>
      </div>
    </PopoverPanel>
  );
}
