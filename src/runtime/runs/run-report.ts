import { t } from '#lib/i18n/i18n.ts';
import { csvWriter } from '#lib/sheets/csv.ts';
import { inParts } from '#lib/tasks/in-parts.ts';
import { saveFile } from '#runtime/export/save-file.ts';
import type { RunProgress } from './run-each.ts';

/** Saves a CSV file that has the result of each item of a run, with the reasons of a refusal. */
export async function saveRunReport<Item>(
  { items, done, refused }: RunProgress<Item>,
  nameOf: (item: Item) => string,
): Promise<void> {
  const reasons = new Map(refused.map(({ item, text }) => [item, text]));
  const handled = new Set(items.slice(0, done + refused.length));
  const resultOf = (item: Item) => {
    if (reasons.has(item)) return t('runs.results.refused');
    return handled.has(item) ? t('runs.results.done') : t('runs.results.left');
  };
  const writer = csvWriter([t('runs.results.item'), t('runs.results.result'), t('runs.results.reason')]);
  await inParts(items, (part) =>
    writer.add(part.map((item) => [nameOf(item), resultOf(item), reasons.get(item) ?? ''])),
  );
  saveFile(await writer.finish(), t('runs.results.fileName'));
}
