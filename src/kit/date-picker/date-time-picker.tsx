import { CalendarClock } from 'lucide';
import { useId, useState } from 'react';
import { FormattedInput, type FormattedInputProps } from '#kit/formatted-input/formatted-input.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { lazyComponent, onIntent, useLazyComponent } from '#kit/lazy-component.ts';
import type { DateTimeTexts, DayLimits } from './date-picker.ts';
import { formatDateTime, parseDateTime } from './date-time-text.ts';
import { openerLabel } from './day-text.ts';

/** The props of an input of a day with a time. */
export type DateTimePickerProps = Omit<
  FormattedInputProps,
  'parse' | 'format' | 'trailing' | 'placeholder' | 'min' | 'max'
> &
  DayLimits & {
    /** The label of the field: it names the button and the calendar. */
    label: string;
    texts: DateTimeTexts;
  };

const panel = lazyComponent(async () => (await import('./date-time-panel.tsx')).DateTimePanel);

/**
 * A day with a time, `YYYY-MM-DDThh:mm`: typed, or picked in a calendar with an input of the time. `min` and `max` limit the
 * calendar; the owner checks what is typed.
 */
export function DateTimePicker({ label, texts, min, max, ...input }: DateTimePickerProps) {
  const { value, onValueChange, disabled, readOnly } = input;
  const triggerId = useId();
  const [open, setOpen] = useState(false);
  const Part = useLazyComponent(panel, open);
  return (
    <>
      <FormattedInput
        {...input}
        placeholder={texts.placeholder}
        parse={parseDateTime}
        format={formatDateTime}
        trailing={
          <IconButton
            id={triggerId}
            label={openerLabel(texts.open, label, value)}
            icon={CalendarClock}
            size="sm"
            disabled={disabled || readOnly}
            aria-haspopup="dialog"
            aria-expanded={open}
            {...onIntent(panel.preload)}
            onClick={() => setOpen(!open)}
          />
        }
      />
      {Part === null ? null : (
        <Part
          open={open}
          onOpenChange={setOpen}
          triggerId={triggerId}
          title={label}
          texts={texts}
          value={value}
          min={min}
          max={max}
          onValueChange={onValueChange}
        />
      )}
    </>
  );
}
