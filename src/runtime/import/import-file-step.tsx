import { Alert } from '#kit/alert/alert.tsx';
import { Field } from '#kit/field/field.tsx';
import { FileUpload } from '#kit/file-upload/file-upload.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { Import } from './use-import.ts';

/** The types by ending, too: some systems give CSV files no type, or that of a spreadsheet. */
const accepted = ['.csv', '.txt', '.xlsx', 'text/csv'];
const maxMegabytes = 20;

/** The step that chooses the file. */
export function ImportFileStep({ controller: { busy, failure, choose } }: { controller: Import }) {
  const t = useTranslate();
  return (
    <Stack gap="4">
      <Field label={t('import.file')} hint={t('import.fileHint')}>
        {(control) => (
          <FileUpload
            {...control}
            // Not disabled meanwhile: it would lose the focus, also if the file is refused.
            aria-busy={busy || undefined}
            kind="file"
            accept={accepted}
            maxBytes={maxMegabytes * 1024 ** 2}
            value={null}
            onValueChange={(file) => {
              if (file !== null && !busy) void choose(file);
            }}
            labels={{
              prompt: busy ? t('common.loading') : t('form.chooseFile'),
              replace: t('import.otherFile'),
              hint: t('import.fileRules', { types: 'CSV, XLSX', max: maxMegabytes }),
              remove: t('common.clear'),
              wrongType: t('import.wrongType'),
              tooLarge: t('validation.fileSize', { max: maxMegabytes }),
            }}
          />
        )}
      </Field>
      {failure !== undefined && <Alert role="alert">{failure}</Alert>}
    </Stack>
  );
}
