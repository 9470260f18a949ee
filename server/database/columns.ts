import type { ColumnType } from 'kysely';

/** A time that the database sets when a row is added, unless it is given. */
export type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** An exact number. It is read as a text. */
export type Decimal = ColumnType<string, number | string, number | string>;
/** A text that only a trigger writes. */
export type TriggerText = ColumnType<string, never, never>;
