import { useId, useState } from 'react';
import { FormattedInput } from '#kit/formatted-input/formatted-input.tsx';
import { parseTime } from '#kit/formatted-input/time-text.ts';
import { PopoverPanel } from '#kit/popover/popover-panel.tsx';
import { datePicker } from '#styled/recipes';
import { Calendar } from './calendar.tsx';
import type { CalendarPanelProps, DateTimeTexts, DayLimits } from './date-picker.ts';
import { partsOf } from './date-time-text.ts';

interface DateTimePanelProps extends CalendarPanelProps, DayLimits {
  texts: DateTimeTexts;
  value: string;
  onValueChange: (value: string) => void;
}

/** The time of a day that was picked without one. */
const midnight = '00:00';

/** A calendar and an input of the time. It stays open after a pick, since both are chosen. */
export function DateTimePanel(props: DateTimePanelProps) {
  const { texts, value, onOpenChange, onValueChange } = props;
  const id = useId();
  const styles = datePicker();
  const { day, time } = partsOf(value);
  /** A text that is not a time: it stays until it is corrected, or another day is picked. */
  const [wrong, setWrong] = useState<string>();
  const [tried, setTried] = useState(false);
  const error = wrong !== undefined && tried ? texts.timeError : undefined;
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
            if (next === undefined) return;
            setWrong(undefined);
            onValueChange(`${next}T${time || midnight}`);
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
            value={wrong ?? time}
            parse={parseTime}
            onValueChange={(next) => {
              const isTime = parseTime(next) !== undefined;
              setWrong(isTime ? undefined : next);
              setTried(false);
              if (isTime) onValueChange(`${day}T${next}`);
            }}
            onBlur={() => setTried(true)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              setTried(true);
              if (wrong === undefined) onOpenChange(false);
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
