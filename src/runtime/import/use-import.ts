import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { resourceWrites } from '#lib/queries/resource-writes.ts';
import { inBackground } from '#lib/session/in-background.ts';
import { type ReadSheet, readSheet } from '#lib/sheets/read-sheet.ts';
import { type Run, type RunProgress, remainingItems, runEach } from '#runtime/runs/run-each.ts';
import type { Resource } from '#schema/resource.ts';
import { guessColumns, type ImportColumns, importFields } from './import-fields.ts';
import { createRowReader, type ImportRow, type RecordsByField, type RowReader } from './import-rows.ts';
import { readExisting, readOffered } from './named-records.ts';

/** The steps of an import. Nothing is written before the last one. */
export type ImportStep = 'file' | 'columns' | 'rows' | 'run';

/** The file that was chosen. */
interface ChosenFile {
  readonly name: string;
  readonly sheet: ReadSheet;
}

/** The checked rows. */
interface Checked {
  readonly columns: ImportColumns;
  readonly linked: RecordsByField;
  readonly reader: RowReader;
  readonly rows: readonly ImportRow[];
  /** The numbers of the rows that had errors at first: they stay in sight while they are corrected. */
  readonly wrong: ReadonlySet<number>;
}

/** The number of rows that are checked before the page may do something else. */
const chunk = 500;

/** The texts that were typed for fields of rows, by the numbers of the rows. */
type Corrections = ReadonlyMap<number, Readonly<Record<string, string>>>;

/** Returns the corrections of all fields but one. */
function withoutField(corrections: Corrections, name: string) {
  const others = new Map<number, Readonly<Record<string, string>>>();
  for (const [number, typed] of corrections) {
    const kept = Object.entries(typed).filter(([field]) => field !== name);
    if (kept.length > 0) others.set(number, Object.fromEntries(kept));
  }
  return others;
}

/** Checks all rows, with their corrections, without keeping the page waiting. */
async function readRows(
  reader: RowReader,
  rows: ReadSheet['rows'],
  corrections: Corrections,
): Promise<ImportRow[]> {
  const readRow = (row: ReadSheet['rows'][number]) => {
    const read = reader.read(row);
    const typed = corrections.get(row.number);
    return typed === undefined ? read : reader.check(row.number, { ...read.texts, ...typed });
  };
  const read: ImportRow[] = [];
  for (let at = 0; at < rows.length; at += chunk) {
    read.push(...rows.slice(at, at + chunk).map(readRow));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return read;
}

/** Returns what identifies a row that is sent: two equal ones are the same creation. */
const identityOf = ({ number, sent }: ImportRow) => JSON.stringify([number, sent]);

/** Returns a sheet that has only the rows with these numbers. */
const withRows = ({ headings, rows }: ReadSheet, numbers: ReadonlySet<number>): ReadSheet => ({
  headings,
  rows: rows.filter(({ number }) => numbers.has(number)),
});

/** Controls an import: the file, its columns, its rows, and the calls that create them. */
export function useImport(resource: Resource) {
  const t = useTranslate();
  const client = useQueryClient();
  const fields = useMemo(() => importFields(resource), [resource]);
  const [step, setStep] = useState<ImportStep>('file');
  const [file, setFile] = useState<ChosenFile>();
  const [columns, setColumns] = useState<ImportColumns>({});
  const [checked, setChecked] = useState<Checked>();
  const [progress, setProgress] = useState<RunProgress<ImportRow>>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = useRef<Run>(undefined);
  const corrections = useRef(new Map<number, Readonly<Record<string, string>>>());
  /**
   * The rows that were sent. An equal one is replaced by the same object: the key that prevents a second creation belongs to
   * the object, and a row without a response may have been created.
   */
  const sentRows = useRef(new Map<string, ImportRow>());
  const withKey = (row: ImportRow) => sentRows.current.get(identityOf(row)) ?? row;
  // Nobody sees the result of an import whose dialog is gone.
  useEffect(() => () => run.current?.stop(), []);

  /** Does what takes long, and shows why it failed. */
  async function take(work: () => Promise<void>, textOf: (error: unknown) => string) {
    setBusy(true);
    setFailure(undefined);
    await work().catch((error: unknown) => setFailure(textOf(error)));
    setBusy(false);
  }

  function start(rows: readonly ImportRow[]) {
    const writes = resourceWrites(resource);
    for (const row of rows) sentRows.current.set(identityOf(row), row);
    setStep('run');
    run.current = runEach({
      items: rows,
      send: ({ sent = {} }, key) => writes.create(sent, { key }),
      onProgress(now) {
        setProgress(now);
        if (now.state === 'ended') void writes.refreshLists(client);
      },
    });
  }

  const readerOf = (linked: RecordsByField) => createRowReader(resource, fields, columns, linked);

  /**
   * Reads the names of existing records, for rows with unknown names. Returns undefined if there is nothing more to say of them,
   * or if the records cannot be read.
   */
  const readNames = (linked: RecordsByField, unsure: readonly ImportRow[]) =>
    inBackground(() => readExisting(client, resource, linked, unsure)).catch(() => undefined);

  /** Adds names to the known records. Returns both, with a reader that knows them. */
  function withNames(before: RecordsByField, names: RecordsByField) {
    const linked = { ...before, ...names };
    return { linked, reader: readerOf(linked) };
  }

  const rows = checked?.rows ?? [];
  const ready = rows.filter(({ sent }) => sent !== undefined);
  const isComplete = progress?.state === 'ended' && remaining().length === 0 && rows.length === ready.length;
  const missing = fields.filter(({ name, required }) => required && columns[name] === undefined);

  return {
    step,
    /** Goes back to a step, without the failure of the one that is left. */
    goBack(to: ImportStep) {
      setFailure(undefined);
      setStep(to);
    },
    fields,
    file,
    columns,
    /** The names of the required fields without a column. */
    missing: missing.map(({ name }) => name),
    busy,
    failure,
    rows,
    ready,
    wrong: rows.filter(({ number }) => checked?.wrong.has(number)),
    progress,
    run: run.current,
    /** Reads a file, and goes on to its columns. */
    choose: (chosen: File) =>
      take(
        async () => {
          const sheet = await readSheet(chosen);
          corrections.current.clear();
          setFile({ name: chosen.name, sheet });
          setColumns(guessColumns(fields, sheet.headings));
          setStep('columns');
        },
        () => t('import.unreadable'),
      ),
    /** Chooses the column of a field. What was typed for the field belongs to the texts of the column before. */
    setColumn(name: string, column: number | undefined) {
      if (column !== columns[name]) corrections.current = withoutField(corrections.current, name);
      setColumns((before) => ({ ...before, [name]: column }));
    },
    /** Checks all rows, and goes on to them. */
    check: () =>
      take(async () => {
        if (file === undefined) return;
        const used = fields.filter(({ name }) => columns[name] !== undefined);
        const linked = await inBackground(() => readOffered(client, resource, used));
        const reader = readerOf(linked);
        const read = await readRows(reader, file.sheet.rows, corrections.current);
        const names = await readNames(linked, read);
        const better = names && withNames(linked, names);
        const again =
          better === undefined ? read : await readRows(better.reader, file.sheet.rows, corrections.current);
        const rows = again.map(withKey);
        const wrong = rows.filter(({ sent }) => sent === undefined).map(({ number }) => number);
        setChecked({ columns, linked, reader, ...better, rows, wrong: new Set(wrong) });
        setStep('rows');
      }, errorText),
    /** Replaces the text of a row, and checks the row again. */
    correct(row: ImportRow, name: string, text: string) {
      if (checked === undefined) return;
      const { linked, reader } = checked;
      corrections.current.set(row.number, { ...corrections.current.get(row.number), [name]: text });
      const corrected = withKey(reader.check(row.number, { ...row.texts, [name]: text }));
      setChecked({ ...checked, rows: rows.map((each) => (each.number === row.number ? corrected : each)) });
      // If this cannot be read, the name stays unknown, and the next correction tries again.
      void readNames(linked, [corrected]).then((names) => {
        if (names === undefined) return;
        setChecked((now) => {
          // Other columns may have been checked meanwhile.
          if (now?.columns !== checked.columns) return now;
          const better = withNames(now.linked, names);
          const again = (each: ImportRow) =>
            each.number === row.number ? withKey(better.reader.check(each.number, each.texts)) : each;
          return { ...now, ...better, rows: now.rows.map(again) };
        });
      });
    },
    /** Creates the records of the rows without errors. */
    start: () => start(ready),
    /** Tries the refused rows again, and those that were not sent. */
    retry: () => start(remaining()),
    /** Goes back to the rows without a record, so that they can be corrected. */
    correctRest() {
      if (checked === undefined) return;
      const rest = [...remaining(), ...rows.filter(({ sent }) => sent === undefined)];
      const wrong = new Set(rest.map(({ number }) => number));
      setChecked({ ...checked, rows: rest, wrong });
      // The columns may be chosen again: a later check must not read the rows that have their record.
      setFile(file && { ...file, sheet: withRows(file.sheet, wrong) });
      setProgress(undefined);
      setStep('rows');
    },
    remaining,
    /** True after a run if each row has its record. */
    isComplete,
    /** True while there is something to lose: typed texts, or the rows of a run that have no record, and their keys. */
    isUnsaved: !isComplete && corrections.current.size + sentRows.current.size > 0,
  };

  /** Returns the rows of the last run without a record. */
  function remaining(): readonly ImportRow[] {
    return progress === undefined ? [] : remainingItems(progress);
  }
}

/** The result of {@link useImport}. */
export type Import = ReturnType<typeof useImport>;
