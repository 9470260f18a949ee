import { inputOf } from '#fields/inputs.ts';
import { t } from '#lib/i18n/i18n.ts';
import type { ReadSheet } from '#lib/sheets/read-sheet.ts';
import { choiceLabel } from '#runtime/record/labels.ts';
import { fieldOf } from '#runtime/record/present-field.ts';
import { issuesByField, problemMessages } from '#runtime/record/problem-messages.ts';
import { draftOf, draftSchema } from '#schema/draft-schemas.ts';
import type { Field } from '#schema/field.ts';
import type { RecordId, Resource } from '#schema/resource.ts';
import { folded } from '#schema/search-terms.ts';
import type { ImportColumns, ImportField } from './import-fields.ts';
import { createNameCutter, type NameCutter } from './listed-names.ts';

/** The records that a field can name, by their names without case and accents. */
export interface NamedRecords {
  readonly ids: ReadonlyMap<string, RecordId>;
  /** The names that several of them have. Default: none. */
  readonly ambiguous?: ReadonlySet<string>;
  /** The names of all records, also of those that the field does not offer; undefined if they were not read. */
  readonly existing?: ReadonlySet<string>;
  /** True if there are more records than could be read. Default: false. */
  readonly isCut?: boolean;
}

/** The records that each field can name. */
export type RecordsByField = Readonly<Record<string, NamedRecords>>;

/** A row of the file. */
export interface ImportRow {
  /** Its number in the file. */
  readonly number: number;
  /** Its texts by field, as they are in the file or were corrected. */
  readonly texts: Readonly<Record<string, string>>;
  /** What is sent; undefined if there are errors. */
  readonly sent: Readonly<Record<string, unknown>> | undefined;
  /** The errors by field: those that the form would show. */
  readonly errors: Readonly<Record<string, string>>;
  /** The fields with a name that no known record has. */
  readonly unknown: readonly string[];
}

/** Thrown for a name that does not belong to exactly one of the records that the field offers. */
class UnresolvedName extends Error {}

/** The records that a field can name, and what cuts a cell into their names. */
type CutNames = NamedRecords & { readonly cut: NameCutter };

const withCutter = (known: NamedRecords): CutNames => ({
  ...known,
  cut: createNameCutter([...known.ids.keys(), ...(known.existing ?? [])]),
});

/** Returns the message about such a name, and whether a record with it may still be found. */
function nameProblem(text: string, { existing, ambiguous, isCut }: NamedRecords = { ids: new Map() }) {
  const name = folded(text);
  if (ambiguous?.has(name)) return { message: t('import.ambiguousName', { name: text }), isUnknown: false };
  if (existing?.has(name)) return { message: t('import.notOffered', { name: text }), isUnknown: false };
  return { message: t(isCut ? 'import.unreadName' : 'import.unknownName', { name: text }), isUnknown: true };
}

/** Turns the rows of a file into records of a resource. */
export interface RowReader {
  /** Reads a row of the file. */
  read(row: ReadSheet['rows'][number]): ImportRow;
  /** Checks a row again with corrected texts. */
  check(number: number, texts: Readonly<Record<string, string>>): ImportRow;
}

/** Creates the reader of the rows of a file. */
export function createRowReader(
  resource: Resource,
  fields: readonly ImportField[],
  columns: ImportColumns,
  linked: RecordsByField,
): RowReader {
  const schema = draftSchema(resource);
  const empty = draftOf(resource, undefined);
  const cutNames = new Map(Object.entries(linked).map(([name, known]) => [name, withCutter(known)]));

  function check(number: number, texts: Readonly<Record<string, string>>): ImportRow {
    const draft = { ...empty };
    const errors: Record<string, string> = {};
    const unknown: string[] = [];
    for (const [name, text] of Object.entries(texts)) {
      try {
        if (text !== '') draft[name] = valueOfText(resource, name, text, cutNames.get(name));
      } catch (error) {
        if (!(error instanceof UnresolvedName)) throw error;
        const { message, isUnknown } = nameProblem(error.message, linked[name]);
        errors[name] = message;
        if (isUnknown) unknown.push(name);
      }
    }
    const parsed = schema.safeParse(draft);
    if (!parsed.success)
      for (const [name, issues = []] of Object.entries(issuesByField(parsed.error.issues)))
        errors[name] ??= problemMessages(issues) ?? '';
    const isValid = parsed.success && Object.keys(errors).length === 0;
    return { number, texts, errors, unknown, sent: isValid ? parsed.data : undefined };
  }

  return {
    check,
    read: ({ number, cells }) =>
      check(
        number,
        Object.fromEntries(
          fields.flatMap(({ name }) => {
            const column = columns[name];
            return column === undefined ? [] : [[name, cells[column] ?? '']];
          }),
        ),
      ),
  };
}

/** Returns the form's value for a text of the file. Throws `UnresolvedName` for such a name. */
function valueOfText(resource: Resource, name: string, text: string, known: CutNames | undefined) {
  const field = fieldOf(resource, name);
  if (field.link !== undefined) return idsOf(text, field.link.many, known ?? withCutter({ ids: new Map() }));
  if (field.sort === 'number') return text;
  const labelOf = choiceLabel(resource, name);
  if (Array.isArray(field.initial)) {
    const { choices = [] } = field;
    const cut = createNameCutter(choices.flatMap((value) => [value, labelOf(value) ?? '']));
    return cut(text).map((part) => choiceOf(field, part, labelOf));
  }
  const value = choiceOf(field, text, labelOf);
  const { fromCell } = inputOf(field);
  if (fromCell !== undefined) return fromCell(value);
  return field.fromPart === undefined ? value : field.fromPart(value);
}

/** Returns the ids of the named records; of one if the field names only one. */
function idsOf(text: string, many: boolean, { ids, ambiguous, cut }: CutNames) {
  const idOf = (name: string) => {
    const id = ids.get(folded(name));
    if (id === undefined || ambiguous?.has(folded(name))) throw new UnresolvedName(name);
    return id;
  };
  return many ? [...new Set(cut(text).map(idOf))] : idOf(text);
}

/** Returns the value of a choice by its label; any other text as it is. */
function choiceOf({ choices = [] }: Field, text: string, labelOf: (value: string) => string | undefined) {
  const wanted = folded(text);
  return choices.find((value) => [value, labelOf(value) ?? ''].map(folded).includes(wanted)) ?? text;
}
