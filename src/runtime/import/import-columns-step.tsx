import { Alert } from '#kit/alert/alert.tsx';
import { Field } from '#kit/field/field.tsx';
import { RequiredNote } from '#kit/form-layout/form-layout.tsx';
import { Grid } from '#kit/grid/grid.tsx';
import { Select } from '#kit/select/select.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { Import } from './use-import.ts';

/** The longest sample of a column, in characters. */
const sampleLength = 60;

/** The step that says which column fills which field. */
export function ImportColumnsStep({ controller }: { controller: Import }) {
  const t = useTranslate();
  const { fields, file, columns, missing, failure, setColumn } = controller;
  const { headings = [], rows = [] } = file?.sheet ?? {};
  const options = headings.map((heading, index) => ({
    value: String(index),
    label: heading === '' ? t('import.unnamed', { number: index + 1 }) : heading,
  }));
  const sampleOf = (column: number) => {
    const value = rows.map(({ cells }) => cells[column] ?? '').find((cell) => cell !== '');
    return value === undefined ? undefined : t('import.sample', { value: value.slice(0, sampleLength) });
  };
  return (
    <Stack gap="5">
      <Text tone="muted">{t('import.columnsHint')}</Text>
      <RequiredNote>{t('form.requiredNote')}</RequiredNote>
      <Grid columns="2" gap="4">
        {fields.map(({ name, label, required }) => {
          const column = columns[name];
          return (
            <Field
              key={name}
              label={label}
              required={required}
              hint={column === undefined ? undefined : sampleOf(column)}
              error={missing.includes(name) ? t('validation.required') : undefined}
            >
              {(control) => (
                <Select
                  {...control}
                  options={options}
                  value={column === undefined ? null : String(column)}
                  placeholder={t('import.noColumn')}
                  clearLabel={t('import.clear', { field: label })}
                  onValueChange={(value) => setColumn(name, value === null ? undefined : Number(value))}
                />
              )}
            </Field>
          );
        })}
      </Grid>
      {failure !== undefined && <Alert role="alert">{failure}</Alert>}
    </Stack>
  );
}
