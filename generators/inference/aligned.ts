/**
 * Returns rows as lines of a terminal, with aligned columns. A longer cell than `maxWidth` characters
 * moves only what follows it in its line.
 */
export function aligned(rows: readonly (readonly string[])[], maxWidth: number): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.min(maxWidth, Math.max(...rows.map((row) => row[column]?.length ?? 0))),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
