import type { Field } from './field.ts';
import type { Fields } from './resource.ts';

type Part = FormDataEntryValue;

/** The parts of a multipart form by their name. */
export type Parts = Readonly<Record<string, readonly Part[]>>;

/**
 * Returns the parts of a form by their name. A file input that was left empty has no part. Browsers send a line break
 * as two characters: it becomes the one that was entered.
 */
export function partsOf(form: FormData): Parts {
  const parts = new Map<string, Part[]>();
  for (const [name, part] of form) {
    if (!isChosen(part)) continue;
    const same = parts.get(name);
    if (same) same.push(asEntered(part));
    else parts.set(name, [asEntered(part)]);
  }
  return Object.fromEntries(parts);
}

const isChosen = (part: Part) => !(part instanceof File && part.size === 0 && part.name === '');
const asEntered = (part: Part) => (typeof part === 'string' ? part.replaceAll('\r\n', '\n') : part);

/**
 * Returns the values that a form's parts mean, each read by its field. A field without a part has the value of an empty
 * form. Invalid parts are not changed, and the field's schema rejects them.
 */
export function draftOfParts(fields: Fields, parts: Parts): Record<string, unknown> {
  const writable = Object.entries(fields).filter(([, field]) => field.access !== 'readOnly');
  return Object.fromEntries(writable.map(([name, field]) => [name, readParts(field, parts[name] ?? [])]));
}

function readParts({ initial, fromPart = (text) => text }: Field, parts: readonly Part[]): unknown {
  if (Array.isArray(initial) || parts.length > 1) return parts;
  // A value of several texts has no part if nothing was entered.
  const missing = typeof initial === 'object' && initial !== null ? '' : initial;
  const [part = missing] = parts;
  return typeof part === 'string' ? fromPart(part) : part;
}
