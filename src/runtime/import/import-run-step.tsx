import { Download } from 'lucide';
import { Button } from '#kit/button/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { csvWriter } from '#lib/sheets/csv.ts';
import { saveFile } from '#runtime/export/save-file.ts';
import { RunState } from '#runtime/runs/run-state.tsx';
import type { ImportRow } from './import-rows.ts';
import type { Import } from './use-import.ts';

const numbered = (count: number) => ({ count, number: formatInteger(count) ?? '' });

/** The step that shows how far the calls are, then what they have done, and the file of what is left. */
export function ImportRunStep({ controller }: { controller: Import }) {
  const t = useTranslate();
  const { progress, rows, ready, isComplete } = controller;
  const refused = progress?.refused ?? [];
  const remaining = controller.remaining();
  const wrong = rows.filter(({ sent }) => sent === undefined);
  const left = remaining.length - refused.length + (rows.length - ready.length);
  return (
    progress && (
      <RunState
        progress={progress}
        label={t('import.running')}
        nameOf={({ number }) => ({
          id: String(number),
          name: t('import.line', { number: formatInteger(number) ?? '' }),
        })}
        result={{
          title: t('import.created', numbered(progress.done)),
          lines: [
            ...(refused.length > 0 ? [t('import.refused', numbered(refused.length))] : []),
            ...(left > 0 ? [t('import.left', numbered(left))] : []),
          ],
          // The steps say themselves that all is done.
          isComplete,
          tools: !isComplete && (
            <Stack direction="row">
              <Button variant="outline" onClick={() => void download([...remaining, ...wrong])}>
                <Icon of={Download} />
                {t('import.download')}
              </Button>
            </Stack>
          ),
        }}
      />
    )
  );

  /** Saves rows with their errors, under the labels of the fields, so that the file can be corrected and imported. */
  async function download(kept: readonly ImportRow[]) {
    const used = controller.fields.filter(({ name }) => controller.columns[name] !== undefined);
    const reasons = new Map(refused.map(({ item, text }) => [item.number, text]));
    const writer = csvWriter([...used.map(({ label }) => label), t('import.reason')]);
    writer.add(
      kept.map(({ number, texts, errors }) => [
        ...used.map(({ name }) => texts[name] ?? ''),
        reasons.get(number) ?? [...new Set(Object.values(errors))].join(' '),
      ]),
    );
    saveFile(await writer.finish(), t('import.fileName'));
  }
}
