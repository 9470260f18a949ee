import { PopoverPanel } from '#kit/popover/popover-panel.tsx';
import { Calendar, type CalendarProps } from './calendar.tsx';
import type { CalendarPanelProps } from './date-picker.ts';

type DatePickerPanelProps = CalendarPanelProps & Omit<CalendarProps, 'selection'>;

/** A calendar beside its button. Its code is loaded as a whole, so that the day has focus at once. */
export function DatePickerPanel({ open, onOpenChange, triggerId, title, ...calendar }: DatePickerPanelProps) {
  return (
    <PopoverPanel
      open={open}
      onOpenChange={onOpenChange}
      triggerId={triggerId}
      title={title}
      titleHidden
      align="end"
      closeLabel={calendar.texts.close}
    >
      <Calendar {...calendar} selection="single" autoFocus />
    </PopoverPanel>
  );
}
