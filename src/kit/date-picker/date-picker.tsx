import { CalendarDays } from 'lucide';
import { useId, useState } from 'react';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { lazyComponent, onIntent, useLazyComponent } from '#kit/lazy-component.ts';
import type { CalendarTexts, DayLimits } from './date-picker.ts';
import { DayInput, type DayInputProps } from './day-input.tsx';
import { openerLabel } from './day-text.ts';

/** The props of an input of a day with a calendar. */
export type DatePickerProps = Omit<
  DayInputProps,
  'trailing' | 'placeholder' | 'min' | 'max' | 'size' | 'align'
> &
  DayLimits & {
    /** What the day is, for the calendar. */
    label: string;
    texts: CalendarTexts;
  };

const panel = lazyComponent(async () => (await import('./date-picker-panel.tsx')).DatePickerPanel);

/** A day: typed, or picked in a calendar. `min` and `max` limit the calendar; the owner checks what is typed. */
export function DatePicker({ label, texts, min, max, ...input }: DatePickerProps) {
  const { value, onValueChange, disabled, readOnly } = input;
  const triggerId = useId();
  const [open, setOpen] = useState(false);
  const Part = useLazyComponent(panel, open);
  return (
    <>
      <DayInput
        {...input}
        placeholder={texts.placeholder}
        trailing={
          <IconButton
            id={triggerId}
            label={openerLabel(texts.open, label, value)}
            icon={CalendarDays}
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
          value={[value]}
          min={min}
          max={max}
          onValueChange={([day]) => {
            if (day !== undefined) onValueChange(day);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
