import { nameOfType } from '#fields/document-types.ts';
import { formatUnit, type Unit } from '#lib/numbers/numbers.ts';
import type { StoredDocument } from './documents.ts';

const units: readonly Unit[] = ['byte', 'kilobyte', 'megabyte'];

/** Returns a number of bytes in a unit that suits it, with at most one decimal: "1,2 Mo". */
export function sizeText(bytes: number): string {
  let [size, at] = [bytes, 0];
  // Half a unit less: 1023.96 kilobytes would be shown as 1024.
  while (at < units.length - 1 && Math.round(size * 10) / 10 >= 1024) [size, at] = [size / 1024, at + 1];
  return formatUnit(Math.round(size * 10) / 10, units[at] ?? 'byte') ?? '';
}

/** Returns what is known of a document besides its name: "PDF, 1,2 Mo". */
export function factsOf({ type, size }: Omit<StoredDocument, 'src' | 'name'>): string {
  const facts = [nameOfType(type ?? ''), typeof size === 'number' ? sizeText(size) : undefined];
  return facts.filter((fact) => fact !== undefined).join(', ');
}

const downloaded = /^(https?:|blob:|data:application\/pdf[;,])/;

/**
 * Returns the address of a document; undefined if a link may not have it: only http, https, the page's own site, what the page
 * itself holds, and PDF as a data URL are allowed.
 */
export function hrefOf({ src }: Pick<StoredDocument, 'src'>): string | undefined {
  const address = src.trim() === '' ? null : URL.parse(src.trim(), 'http://site');
  return address !== null && downloaded.test(address.href) ? src.trim() : undefined;
}
