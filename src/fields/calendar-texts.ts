import type { CalendarTexts, DateTimeTexts } from '#kit/date-picker/date-picker.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';

/** Returns the texts of a calendar. */
export function useCalendarTexts(): CalendarTexts {
  const t = useTranslate();
  return {
    placeholder: t('fields.day.placeholder'),
    open: t('fields.day.open'),
    close: t('common.close'),
    scale: { day: t('fields.day.month'), month: t('fields.day.year'), year: t('fields.day.decade') },
    // As texts: numbers would be grouped, `2 020`.
    years: (first, last) => t('fields.day.years', { first: String(first), last: String(last) }),
    previous: {
      day: t('fields.day.previousMonth'),
      month: t('fields.day.previousYear'),
      year: t('fields.day.previousDecade'),
    },
    next: {
      day: t('fields.day.nextMonth'),
      month: t('fields.day.nextYear'),
      year: t('fields.day.nextDecade'),
    },
    zoomOut: { day: t('fields.day.chooseMonth'), month: t('fields.day.chooseYear') },
  };
}

/** Returns the texts of a calendar with an input of the time. */
export function useDateTimeTexts(): DateTimeTexts {
  const t = useTranslate();
  return {
    ...useCalendarTexts(),
    placeholder: t('fields.day.momentPlaceholder'),
    time: t('fields.day.time'),
    timePlaceholder: t('fields.day.timePlaceholder'),
    timeError: t('fields.day.timeError'),
  };
}
