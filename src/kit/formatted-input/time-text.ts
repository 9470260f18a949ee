const written = /^([01]?\d|2[0-3])(?::|\s?h\s?)([0-5]\d)?$/i;
const bare = /^([01]\d|2[0-3])([0-5]\d)$/;

/**
 * Returns the time of day that a user typed as `hh:mm`: "9:05", "09h05", "9 h" or "0905". Returns undefined for any other
 * text.
 */
export function parseTime(text: string): string | undefined {
  const typed = text.trim();
  const [, hour, minute = '00'] = written.exec(typed) ?? bare.exec(typed) ?? [];
  // "9:" is not complete yet, and "9h" is.
  if (hour === undefined || typed.endsWith(':')) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}
