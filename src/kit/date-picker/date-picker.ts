/** What is viewed and turned over in a calendar. */
export type CalendarView = 'day' | 'month' | 'year';

/** The texts of a calendar and of the inputs beside it. */
export interface CalendarTexts {
  /** The format in which a day is typed. */
  placeholder: string;
  /** The name of the button that opens the calendar. */
  open: string;
  close: string;
  /** What a screen reader calls the table: a month, a year, ten years. */
  scale: Readonly<Record<CalendarView, string>>;
  /** The first and the last of ten years, as text. */
  years: (first: number, last: number) => string;
  /** The names of the buttons at both sides, by what is shown: a month, a year, ten years. */
  previous: Readonly<Record<CalendarView, string>>;
  next: Readonly<Record<CalendarView, string>>;
  /** The name of the button between them. */
  zoomOut: Readonly<Record<'day' | 'month', string>>;
}

/** The days that may be picked, `YYYY-MM-DD`, both included. */
export interface DayLimits {
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
}

/** The texts of a calendar with an input of the time. */
export interface DateTimeTexts extends CalendarTexts {
  /** The label of the input of the time. */
  time: string;
  /** The format in which a time is typed. */
  timePlaceholder: string;
  /** Shown under a text that is not a time. */
  timeError: string;
}

/** The props that open and name a panel with a calendar. */
export interface CalendarPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  triggerId: string;
  title: string;
}
