/** A value of a sheet: a text, a number or a moment; null if there is none. */
export type SheetValue = string | number | Date | null;

/** The values of a row, in the order of the columns. */
export type SheetRow = readonly SheetValue[];

/** The properties of a file, written where its format has them. */
export interface SheetProperties {
  readonly title: string;
  /** The code of its language: "fr". */
  readonly language: string;
}

/** Writes a file row by row, so that no step keeps the page waiting. */
export interface SheetWriter {
  add(rows: readonly SheetRow[]): void;
  /** Returns the whole file. Rejects if it could not be written. */
  finish(): Promise<Blob>;
  /** Gives up a file that is not finished. */
  cancel(): void;
}
