/** Reads bytes as text: UTF-16 with its mark, UTF-8 with or without one, else the encoding of Western Windows. */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const delimiters = [';', ',', '\t'] as const;

/** Returns the delimiter that the first line has most of. Those in quotes do not count. */
function delimiterOf(text: string): string {
  const line =
    text
      .slice(0, 10_000)
      .replaceAll(/"[^"]*"/g, '')
      .split(/\r?\n/, 1)[0] ?? '';
  const counted = delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).delimiter;
}

/** The apostrophe before a text that looks like a formula, as exports write it. */
const escaped = /^'(?=[=+\-@\t\r])/;

/** Returns the rows of a text in CSV (RFC 4180), separated by semicolons, commas or tabs. */
export function csvRows(text: string): string[][] {
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { value, end } = text[at] === '"' ? quoted(text, at, delimiter) : plain(text, at, delimiter);
    row.push(value.replace(escaped, ''));
    if (text[end] === delimiter) {
      at = end + 1;
      if (at === text.length) row.push('');
      else continue;
    } else at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** A value, and the position behind it. */
interface Found {
  readonly value: string;
  readonly end: number;
}

function plain(text: string, start: number, delimiter: string): Found {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end };
}

/** Reads a value in quotes. What follows them up to the delimiter belongs to it, as spreadsheets read it. */
function quoted(text: string, start: number, delimiter: string): Found {
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { value: value + text.slice(at), end: text.length };
    value += text.slice(at, quote);
    at = quote + 1;
    if (text[at] !== '"') break;
    value += '"';
    at += 1;
  }
  const rest = plain(text, at, delimiter);
  return { value: value + rest.value, end: rest.end };
}
