import { useState } from 'react';
import { PopoverPanel } from '#kit/popover/popover-panel.tsx';
import { Calendar } from './calendar.tsx';
import type { CalendarPanelProps, CalendarTexts, DayLimits } from './date-picker.ts';
import type { DateRangeValue } from './date-range.tsx';

interface DateRangePanelProps extends CalendarPanelProps, DayLimits {
  texts: CalendarTexts;
  value: DateRangeValue;
  /** Called with both days, in their order. */
  onValueChange: (value: DateRangeValue) => void;
}

/** A calendar of a range beside its button. Its code is loaded as a whole, so that its day has focus at once. */
export function DateRangePanel(props: DateRangePanelProps) {
  const { texts, value } = props;
  // The first of two days, while the second one is not picked yet.
  const [picked, setPicked] = useState<readonly string[]>();
  return (
    <PopoverPanel
      open={props.open}
      onOpenChange={(open) => {
        setPicked(undefined);
        props.onOpenChange(open);
      }}
      triggerId={props.triggerId}
      title={props.title}
      titleHidden
      align="end"
      closeLabel={texts.close}
    >
      <Calendar
        selection="range"
        autoFocus
        texts={texts}
        min={props.min}
        max={props.max}
        value={picked ?? [value.from, value.to]}
        onValueChange={(days) => {
          const [from, to] = days;
          setPicked(to === undefined ? days : undefined);
          if (from !== undefined && to !== undefined) props.onValueChange({ from, to });
        }}
      />
    </PopoverPanel>
  );
}
