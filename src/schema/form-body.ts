import type { Resource } from './resource.ts';

type Part = FormDataEntryValue;

/**
 * The parts of a multipart form by their name: several of one name are a list. A file input that was left empty has no
 * part, and the line ends that forms travel with, two characters each, are the one that was entered.
 */
export function partsOf(form: FormData): Record<string, Part | Part[]> {
  return Object.fromEntries(
    [...new Set(form.keys())].flatMap((name) => {
      const [first, ...others] = form.getAll(name).filter(isChosen).map(asEntered);
      if (first === undefined) return [];
      return [[name, others.length === 0 ? first : [first, ...others]]];
    }),
  );
}

const isChosen = (part: Part) => !(part instanceof File && part.size === 0 && part.name === '');
const asEntered = (part: Part) => (typeof part === 'string' ? part.replaceAll('\r\n', '\n') : part);

/**
 * What was meant by a form, which carries texts alone and nothing where there is nothing: the first reading of each
 * part that its field accepts. Where none is accepted the part stays as it came, to be refused.
 */
export function meantBy({ fields }: Resource, body: unknown): Record<string, unknown> {
  const parts: Record<string, unknown> = Object(body);
  const writable = Object.entries(fields).filter(([, field]) => field.access !== 'readOnly');
  return Object.fromEntries(
    writable.map(([name, field]) => {
      const part = parts[name];
      const readings =
        typeof part === 'string'
          ? [part, Number(part), part === 'true', [part]]
          : [part, null, [], '', false];
      const schema = field.sent ?? field.draft;
      const isKept = typeof part === 'string' || part === undefined;
      const read = isKept ? readings.filter((each) => schema.safeParse(each).success) : [];
      return [name, read.length === 0 ? part : read[0]];
    }),
  );
}
