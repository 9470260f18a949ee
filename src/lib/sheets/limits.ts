/** The most rows that a sheet of a spreadsheet can have below its headings. */
export const maxXlsxRows = 1_048_575;
