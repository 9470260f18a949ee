import { useEffect, useRef, useState } from 'react';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import type { ListQuery } from '#lib/queries/list-call.ts';
import { csvWriter } from '#lib/sheets/csv.ts';
import type { SheetWriter } from '#lib/sheets/sheet.ts';
import { xlsxWriter } from '#lib/sheets/xlsx-writer.ts';
import { inParts } from '#lib/tasks/in-parts.ts';
import { resourceText } from '#runtime/record/labels.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { type ExportField, exportRow } from './export-fields.ts';
import type { PageReader } from './page-reader.ts';
import { readPages } from './read-pages.ts';
import { saveFile } from './save-file.ts';
import { tooLong } from './too-long.ts';

/** The formats of a file. */
export const formats = ['csv', 'xlsx'] as const;
const writers = { csv: csvWriter, xlsx: xlsxWriter };

/** What is exported, and how. */
export interface ExportChoice {
  readonly format: (typeof formats)[number];
  /** In the order of the columns of the file. */
  readonly fields: readonly ExportField[];
  /** The records to export. Default: the whole list. */
  readonly records?: readonly StoredRecord[] | undefined;
}

/** An export under way. */
interface Job {
  readonly choice: ExportChoice;
  readonly writer: SheetWriter;
  readonly reader: PageReader;
  readonly controller: AbortController;
}

/** The state of an export. */
export type ExportState =
  | { readonly step: 'choosing' }
  | { readonly step: 'reading'; readonly read: number; readonly total: number | undefined }
  | { readonly step: 'writing' }
  | { readonly step: 'failed'; readonly text: string };

const choosing: ExportState = { step: 'choosing' };

/** Exports a list: reads it page by page, writes the file and saves it. `onDone` is called after the file was saved. */
export function useExport(resource: Resource, search: ListQuery, onDone: () => void) {
  const t = useTranslate();
  const [state, setState] = useState(choosing);
  const job = useRef<Job>(undefined);

  const [stop] = useState(() => () => {
    job.current?.controller.abort();
    job.current?.writer.cancel();
    job.current = undefined;
  });
  // Nobody waits for a file whose dialog is gone.
  useEffect(() => stop, [stop]);

  /**
   * Writes all rows. An error leaves the job as it was, so that it can be continued. A list that turns out to be too long for the
   * format ends the job: only another choice helps.
   */
  async function write({ choice, writer, reader, controller: { signal } }: Job): Promise<number> {
    const names = choice.fields.map(({ name }) => name);
    const add = (records: readonly StoredRecord[]) =>
      writer.add(records.map((record) => exportRow(resource, record, names)));
    if (choice.records !== undefined) {
      setState({ step: 'writing' });
      await inParts(choice.records, add, signal);
      return choice.records.length;
    }
    for (let part = await reader.next(signal); part !== undefined; part = await reader.next(signal)) {
      const text = tooLong(choice.format, Math.max(reader.read(), reader.total() ?? 0));
      if (text !== undefined) {
        stop();
        setState({ step: 'failed', text });
        break;
      }
      add(part);
      setState({ step: 'reading', read: reader.read(), total: reader.total() });
    }
    return reader.read();
  }

  async function run(current: Job) {
    const isCurrent = () => job.current === current;
    setState({ step: 'reading', read: current.reader.read(), total: current.reader.total() });
    try {
      const count = await write(current);
      if (!isCurrent()) return;
      setState({ step: 'writing' });
      const file = await current.writer.finish().catch((error: unknown) => {
        // A writer that failed cannot continue: the next attempt begins again.
        if (isCurrent()) job.current = newJob(current.choice);
        throw error;
      });
      if (!isCurrent()) return;
      saveFile(file, fileName(resource, current.choice.format));
      notify.success(t('export.done', { count, number: formatInteger(count) ?? '' }));
      if (current.reader.hasChanged()) notify.error(t('export.listChanged'));
      job.current = undefined;
      setState(choosing);
      onDone();
    } catch (error) {
      if (job.current?.choice === current.choice) setState({ step: 'failed', text: errorText(error) });
    }
  }

  const newJob = (choice: ExportChoice): Job => ({
    choice,
    writer: writers[choice.format](
      choice.fields.map(({ label }) => label),
      { title: resourceText(resource, 'name'), language: document.documentElement.lang },
    ),
    reader: readPages(resource, search),
    controller: new AbortController(),
  });

  return {
    state,
    start(choice: ExportChoice) {
      try {
        job.current = newJob(choice);
      } catch (error) {
        // A browser without workers cannot write every format.
        setState({ step: 'failed', text: errorText(error) });
        return;
      }
      void run(job.current);
    },
    /** Continues an export that failed, where it stopped. If it cannot be continued, there is another choice. */
    retry() {
      if (job.current === undefined) setState(choosing);
      else void run(job.current);
    },
    cancel() {
      stop();
      setState(choosing);
    },
  };
}

/** Returns the name of the file: that of the list in the address, and today's date. */
function fileName({ path, name }: Resource, format: string): string {
  const today = new Date();
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${path ?? name}-${day}.${format}`;
}
