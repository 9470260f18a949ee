import { DatePicker as Ark, type DateValue, type UseDatePickerReturn } from '@ark-ui/react/date-picker';
import { datePicker } from '#styled/recipes';

interface CalendarDaysProps {
  /** The state of the calendar. */
  api: UseDatePickerReturn;
  /** What is shown: the name of the month. */
  label: string;
  /** What the table is, in a word: a calendar of days. */
  scale: string;
  autoFocus: boolean;
  /** Called when a chosen day is picked again: for Ark, that changes nothing. */
  onPickAgain?: ((day: DateValue) => void) | undefined;
}

/** The days of a month. */
export function CalendarDays({ api, label, scale, autoFocus, onPickAgain }: CalendarDaysProps) {
  const styles = datePicker();
  const pick = (day: DateValue) => {
    if (api.getDayTableCellState({ value: day }).selected) onPickAgain?.(day);
  };
  return (
    <Ark.Table
      className={styles.table}
      aria-label={label}
      aria-roledescription={scale}
      onKeyDown={({ key, repeat }) => {
        // The key that opened the calendar may still be held.
        if (key === 'Enter' && !repeat) pick(api.focusedValue);
      }}
    >
      <Ark.TableHead>
        <Ark.TableRow className={styles.tableRow}>
          {api.weekDays.map((day) => (
            <Ark.TableHeader key={day.long} className={styles.tableHeader}>
              {day.short.slice(0, 2)}
            </Ark.TableHeader>
          ))}
        </Ark.TableRow>
      </Ark.TableHead>
      <Ark.TableBody>
        {api.weeks.map((week) => (
          <Ark.TableRow key={String(week[0])} className={styles.tableRow}>
            {week.map((day) => {
              const { focused, today, outsideRange } = api.getDayTableCellState({ value: day });
              return (
                <Ark.TableCell
                  key={String(day)}
                  value={day}
                  className={styles.tableCell}
                  // The days of other months are not shown: their cells say nothing.
                  {...(outsideRange && { 'aria-selected': false })}
                >
                  <Ark.TableCellTrigger
                    className={styles.tableCellTrigger}
                    aria-current={today ? 'date' : undefined}
                    data-autofocus={autoFocus && focused ? '' : undefined}
                    onClick={() => pick(day)}
                  >
                    {day.day}
                  </Ark.TableCellTrigger>
                </Ark.TableCell>
              );
            })}
          </Ark.TableRow>
        ))}
      </Ark.TableBody>
    </Ark.Table>
  );
}

interface CalendarCellsProps {
  /** What is shown: the year, or the years. */
  label: string;
  /** What the table is, in a word: a calendar of months or of years. */
  scale: string;
  rows: { label: string; value: number }[][];
  /** The cell of today; undefined if it is not shown. */
  current: number | undefined;
}

/** The months of a year, or ten years. */
export function CalendarCells({ label, scale, rows, current }: CalendarCellsProps) {
  const styles = datePicker();
  return (
    <Ark.Table className={styles.table} columns={3} aria-label={label} aria-roledescription={scale}>
      <Ark.TableBody>
        {rows.map((row) => (
          <Ark.TableRow key={row[0]?.value} className={styles.tableRow}>
            {row.map((cell) => (
              <Ark.TableCell key={cell.value} value={cell.value} className={styles.tableCell}>
                <Ark.TableCellTrigger
                  className={styles.tableCellTrigger}
                  {...(cell.value === current && { 'aria-current': 'date', 'data-today': '' })}
                >
                  {cell.label}
                </Ark.TableCellTrigger>
              </Ark.TableCell>
            ))}
          </Ark.TableRow>
        ))}
      </Ark.TableBody>
    </Ark.Table>
  );
}
