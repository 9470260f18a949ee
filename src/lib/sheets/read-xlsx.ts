import { openZip } from './zip.ts';

/*
 * Reads the first sheet of an XLSX file as texts. It needs neither a parser of XML (the page's Trusted Types refuse the
 * browser's) nor workers of its own: the files inside have few elements, whose texts contain no markup.
 */

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Returns a text of XML without its notation. `_x000D_` is how spreadsheets write some characters. */
const unescaped = (xml: string) =>
  xml
    .replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') =>
      hex
        ? fromCode(Number.parseInt(hex, 16))
        : decimal
          ? fromCode(Number(decimal))
          : (entities[name] ?? whole),
    )
    .replaceAll(/_x([\dA-F]{4})_/g, (_, hex: string) => fromCode(Number.parseInt(hex, 16)));

const fromCode = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** Returns the elements of a name, each with its attributes and its content. */
const elements = (xml: string, name: string) =>
  [
    ...xml.matchAll(
      new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g'),
    ),
  ].map(([, attributes = '', content = '']) => ({ attributes, content }));

const attribute = (attributes: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1];

/** Returns the text of an element: the texts of its parts, without the reading of Japanese words (`rPh`). */
const textIn = (xml: string) =>
  elements(xml.replaceAll(/<(?:\w+:)?rPh[\s\S]*?<\/(?:\w+:)?rPh>/g, ''), 't')
    .map(({ content }) => unescaped(content))
    .join('');

/** What a format shows of a number: a day, a time, or both; its hundredths; or at least some digits. */
interface Shown {
  readonly date: boolean;
  readonly time: boolean;
  readonly percent: boolean;
  /** The number of digits of a whole number, with zeros before it: `00000` shows 1000 as 01000. */
  readonly digits: number;
}

const general: Shown = { date: false, time: false, percent: false, digits: 1 };

/** Returns what a format shows. Formats without a code are those that every spreadsheet has. The words in a code show nothing. */
function shownByFormat(id: number, code: string | undefined): Shown {
  if (code === undefined)
    return {
      date: id >= 14 && id <= 22,
      time: (id >= 18 && id <= 22) || (id >= 45 && id <= 47),
      percent: id === 9 || id === 10,
      digits: 1,
    };
  const letters = unescaped(code).replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  return {
    date: /[dmy]/i.test(letters),
    time: /h/i.test(letters),
    percent: letters.includes('%'),
    digits: /^0+$/.test(letters) ? letters.length : 1,
  };
}

/** Returns what each style of cells shows. */
function shownByStyles(styles: string): readonly Shown[] {
  const codes = new Map(
    elements(styles, 'numFmt').map(({ attributes }) => [
      Number(attribute(attributes, 'numFmtId')),
      attribute(attributes, 'formatCode'),
    ]),
  );
  const [formats] = elements(styles, 'cellXfs');
  return elements(formats?.content ?? '', 'xf').map(({ attributes }) => {
    const id = Number(attribute(attributes, 'numFmtId'));
    return shownByFormat(id, codes.get(id));
  });
}

const dayLength = 86_400_000;
/** The days from the first one of a workbook to 1970. Workbooks that began on an old Macintosh count from 1904. */
const daysTo1970 = { from1900: 25_569, from1904: 24_107 };

/** The number of days that a spreadsheet can show: up to the end of the year 9999. */
const maxDays = 2_958_466;

/**
 * Returns what a spreadsheet counts in days: a day "2026-11-24", a moment "2026-11-24T14:30", a time "14:30". A number that is no day
 * stays a number.
 */
function dateText(serial: number, time: boolean, origin: number): string {
  if (serial < 0 || serial >= maxDays) return numberText(serial);
  const text = new Date(Math.round((serial - origin) * dayLength)).toISOString().slice(0, 16);
  if (Number.isInteger(serial) && !time) return text.slice(0, 10);
  return serial < 1 ? text.slice(11) : text;
}

/** Returns a number with the fifteen digits that spreadsheets count with: their files have the further ones of binary fractions. */
const numberText = (number: number) => String(Number(number.toPrecision(15)));

/** Returns the index of a column by its letters: A is 0. */
const columnOf = (reference: string) =>
  [...reference.replaceAll(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** A row of a file: its number, and its texts. */
export interface ReadRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** Returns the rows of the first sheet as texts. Empty rows may be missing. Throws if the file is not an XLSX file. */
export async function xlsxRows(bytes: ArrayBuffer): Promise<ReadRow[]> {
  const read = openZip(bytes);
  const book = await read('xl/workbook.xml');
  const links = (await read('xl/_rels/workbook.xml.rels')) ?? '';
  const id = attribute(elements(book ?? '', 'sheet')[0]?.attributes ?? '', '(?:\\w+:)?id');
  const target = elements(links, 'Relationship').find(({ attributes }) => attribute(attributes, 'Id') === id);
  const path = attribute(target?.attributes ?? '', 'Target') ?? 'worksheets/sheet1.xml';
  const sheet = await read(path.startsWith('/') ? path.slice(1) : `xl/${path}`);
  if (book === undefined || sheet === undefined) throw new Error('The file has no sheet.');
  const shared = elements((await read('xl/sharedStrings.xml')) ?? '', 'si').map(({ content }) =>
    textIn(content),
  );
  const shownBy = shownByStyles((await read('xl/styles.xml')) ?? '');
  const settings = elements(book, 'workbookPr')[0]?.attributes ?? '';
  const is1904 = ['1', 'true'].includes(attribute(settings, 'date1904') ?? '');
  const origin = is1904 ? daysTo1970.from1904 : daysTo1970.from1900;

  function cellText(attributes: string, content: string): string {
    const type = attribute(attributes, 't');
    if (type === 'inlineStr') return textIn(content);
    const value = unescaped(elements(content, 'v')[0]?.content ?? '');
    if (type === 's') return shared[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'true' : 'false';
    if (type === 'e') return '';
    const number = Number(value);
    // Some programs write the type of numbers, others leave it out.
    if ((type !== undefined && type !== 'n') || value === '' || Number.isNaN(number)) return value;
    const { date, time, percent, digits } = shownBy[Number(attribute(attributes, 's') ?? 0)] ?? general;
    if (date || time) return dateText(number, time, origin);
    if (percent) return `${numberText(number * 100)} %`;
    return Number.isInteger(number) && number >= 0
      ? numberText(number).padStart(digits, '0')
      : numberText(number);
  }

  return elements(sheet, 'row').map(({ attributes, content }, position) => {
    const cells: string[] = [];
    for (const [index, cell] of elements(content, 'c').entries()) {
      const reference = attribute(cell.attributes, 'r');
      const column = reference === undefined ? index : columnOf(reference);
      while (cells.length < column && cells.length < 1000) cells.push('');
      cells[column] = cellText(cell.attributes, cell.content);
    }
    return { number: Number(attribute(attributes, 'r') ?? position + 1), cells };
  });
}
