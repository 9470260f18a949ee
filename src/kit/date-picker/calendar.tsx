import { DatePicker as Ark, type DateValue, parseDate, useDatePicker } from '@ark-ui/react/date-picker';
import { ChevronLeft, ChevronRight } from 'lucide';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { Announcement } from '#kit/announcement/announcement.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { TextDirection } from '#kit/text-direction.tsx';
import { datePicker } from '#styled/recipes';
import { CalendarCells, CalendarDays } from './calendar-cells.tsx';
import type { CalendarTexts, DayLimits } from './date-picker.ts';
import { nameOfDay, parseDay } from './day-text.ts';

/** The props of a calendar. */
export interface CalendarProps extends DayLimits {
  texts: CalendarTexts;
  /** One day, or the first and the last day of a range. */
  selection: 'single' | 'range';
  /** Days, `YYYY-MM-DD`. What is not a day is left out, and so is what is outside the limits. */
  value: readonly string[];
  /** Called with each pick. A single day may be the one that was chosen before. */
  onValueChange: (value: string[]) => void;
  /** True if a panel that opens with the calendar gives focus to its day. */
  autoFocus?: boolean | undefined;
}

/** Returns the date of a text that is a day. */
function toDate(text: string | undefined) {
  const day = parseDay(text ?? '');
  return day === undefined ? undefined : parseDate(day);
}

const toText = (date: DateValue) => date.toString().slice(0, 10);

/**
 * Returns the chosen days that may be picked. Ark moves days into the limits: it would show the day at the limit as chosen,
 * and a pick of it would change nothing. A range that is partly inside the limits is shown up to them.
 */
function daysInside(days: readonly string[], { min, max }: DayLimits): readonly string[] {
  const areBefore = min !== undefined && days.every((day) => day < min);
  const areAfter = max !== undefined && days.every((day) => day > max);
  return areBefore || areAfter ? [] : days;
}

/** A month with its days, a year with its months, or ten years. The week starts on Monday. */
export function Calendar(props: CalendarProps) {
  return (
    <TextDirection>
      <CalendarView {...props} />
    </TextDirection>
  );
}

function CalendarView(props: CalendarProps) {
  const { texts, selection, value, min, max, autoFocus = false } = props;
  const id = useId();
  const days = value.flatMap((day) => parseDay(day) ?? []);
  const api = useDatePicker({
    ids: { content: id },
    inline: true,
    locale: 'fr',
    startOfWeek: 1,
    fixedWeeks: true,
    closeOnSelect: false,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    selectionMode: selection,
    value: daysInside(days, props).map((day) => parseDate(day)),
    // Also outside the limits: the calendar opens at the limit that is nearest.
    defaultFocusedValue: toDate(days[0]),
    min: toDate(min),
    max: toDate(max),
    onValueChange: (details) => props.onValueChange(details.value.map(toText)),
    translations: {
      dayCell: (state) => nameOfDay(state.value.toDate('UTC')),
      prevTrigger: (view) => texts.previous[view],
      nextTrigger: (view) => texts.next[view],
      viewTrigger: (view) => (view === 'year' ? '' : texts.zoomOut[view]),
    },
  });
  // A day that gets the focus is read with its month. The buttons of the months leave the focus where it is.
  const [isTurned, setIsTurned] = useState(false);
  const keptFocus = useKeptFocus(id, () => setIsTurned(false));
  const picked = value.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: Ark announces each change of the value.
  useEffect(() => withoutLateAlert(id), [id, picked]);
  const styles = datePicker();
  const { view } = api;
  const { start = 0, end = 0 } = api.getDecade();
  const shown = {
    day: api.visibleRangeText.start,
    month: String(api.visibleRange.start.year),
    year: texts.years(start, end),
  }[view];
  const names = { label: shown, scale: texts.scale[view] };
  const today = new Date();
  const isThisYear = api.visibleRange.start.year === today.getFullYear();

  return (
    <Ark.RootProvider value={api} className={styles.root}>
      {/* The content has its own element: Ark's is an `application` with an English description. */}
      <Ark.View id={id} view={view} className={styles.view} {...keptFocus}>
        <Ark.ViewControl className={styles.viewControl} onClick={() => setIsTurned(true)}>
          <Ark.PrevTrigger asChild>
            <IconButton label={texts.previous[view]} icon={ChevronLeft} size="sm" />
          </Ark.PrevTrigger>
          {view === 'year' ? (
            <span className={styles.rangeText}>{shown}</span>
          ) : (
            <Ark.ViewTrigger className={styles.viewTrigger} aria-label={`${shown}, ${texts.zoomOut[view]}`}>
              {shown}
            </Ark.ViewTrigger>
          )}
          <Ark.NextTrigger asChild>
            <IconButton label={texts.next[view]} icon={ChevronRight} size="sm" />
          </Ark.NextTrigger>
        </Ark.ViewControl>
        <Announcement text={isTurned && view === 'day' ? shown : undefined} />
        {view === 'day' ? (
          <CalendarDays
            {...names}
            api={api}
            autoFocus={autoFocus}
            onPickAgain={selection === 'single' ? (day) => props.onValueChange([toText(day)]) : undefined}
          />
        ) : null}
        {view === 'month' ? (
          <CalendarCells
            {...names}
            // In full: a shortened month is no part of its spoken name.
            rows={api.getMonthsGrid({ columns: 3, format: 'long' })}
            current={isThisYear ? today.getMonth() + 1 : undefined}
          />
        ) : null}
        {view === 'year' ? (
          <CalendarCells {...names} rows={api.getYearsGrid({ columns: 3 })} current={today.getFullYear()} />
        ) : null}
      </Ark.View>
    </Ark.RootProvider>
  );
}

/**
 * Ark puts another value into an alert, three seconds later. It would interrupt what is read by then: an input reads what is
 * typed, and the button of a period that it is pressed. What is picked in the calendar itself is confirmed.
 */
function withoutLateAlert(id: string) {
  if (document.getElementById(id)?.contains(document.activeElement)) return;
  document.getElementById('__live-region__')?.remove();
}

/**
 * Keeps the focus in the calendar with this id. A key that leaves the month replaces its days, and the one that had the
 * focus is gone: the focused day of the new month gets it. `onDay` is called when a day gets the focus.
 */
function useKeptFocus(id: string, onDay: () => void) {
  const inDays = useRef(false);
  useEffect(() => {
    if (!inDays.current || document.activeElement !== document.body) return;
    document.getElementById(id)?.querySelector<HTMLElement>('[data-focus]')?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      inDays.current = target.closest('table') !== null;
      if (inDays.current) onDay();
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) inDays.current = false;
    },
  };
}
