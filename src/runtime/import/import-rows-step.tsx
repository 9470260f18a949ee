import { type ChangeEvent, useMemo, useState } from 'react';
import { Absent } from '#fields/absent.tsx';
import { inputOf } from '#fields/inputs.ts';
import { Alert } from '#kit/alert/alert.tsx';
import { Badge } from '#kit/badge/badge.tsx';
import { Card } from '#kit/card/card.tsx';
import { Field, type FieldControlProps } from '#kit/field/field.tsx';
import { Grid } from '#kit/grid/grid.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Table } from '#kit/table/table.tsx';
import { Text } from '#kit/text/text.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { Textarea } from '#kit/textarea/textarea.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { fieldLabel } from '#runtime/record/labels.ts';
import { fieldOf } from '#runtime/record/present-field.ts';
import type { Resource } from '#schema/resource.ts';
import type { ImportRow } from './import-rows.ts';
import type { Import } from './use-import.ts';

/** The most rows that are shown at once: to correct, and as a preview. */
const shownWrong = 20;
const shownReady = 10;

const numbered = (count: number) => ({ count, number: formatInteger(count) ?? '' });

interface StepProps {
  resource: Resource;
  controller: Import;
}

/** The step that shows what will be created, and what must be corrected before. */
export function ImportRowsStep({ resource, controller }: StepProps) {
  const t = useTranslate();
  const { ready, wrong, rows, correct } = controller;
  const left = rows.length - ready.length;
  // Corrected rows stay in sight, and as many others are shown with them.
  const corrected = wrong.filter(({ sent }) => sent !== undefined).length;
  const shown = wrong.slice(0, shownWrong + corrected);
  return (
    <Stack gap="5">
      <Alert
        tone={left === 0 ? 'success' : 'warning'}
        role="status"
        title={t('import.ready', numbered(ready.length))}
      >
        {left > 0 && t('import.wrong', numbered(left))}
      </Alert>
      {shown.map((row) => (
        <WrongRow
          key={row.number}
          resource={resource}
          row={row}
          onCorrect={(name, text) => correct(row, name, text)}
        />
      ))}
      {wrong.length > shown.length && (
        <Text variant="caption" tone="muted">
          {t('import.moreWrong', { number: shown.length })}
        </Text>
      )}
      {ready.length > 0 && <Preview resource={resource} rows={ready} controller={controller} />}
    </Stack>
  );
}

interface WrongRowProps {
  resource: Resource;
  row: ImportRow;
  onCorrect: (name: string, text: string) => void;
}

/** A row with errors: an input for each of its texts, so that it can be found in the file and corrected. */
function WrongRow({ resource, row, onCorrect }: WrongRowProps) {
  const t = useTranslate();
  const names = [...new Set([...Object.keys(row.texts), ...Object.keys(row.errors)])];
  return (
    <Card
      level={3}
      title={t('import.line', { number: formatInteger(row.number) ?? '' })}
      actions={row.sent !== undefined && <Badge tone="success">{t('import.corrected')}</Badge>}
    >
      <Grid columns="auto" gap="4">
        {names.map((name) => (
          <Field key={name} label={fieldLabel(resource, name)} error={row.errors[name]}>
            {(control) => (
              <CellInput
                {...control}
                tall={inputOf(fieldOf(resource, name)).tall}
                value={row.texts[name] ?? ''}
                onChange={({ target }) => onCorrect(name, target.value)}
              />
            )}
          </Field>
        ))}
      </Grid>
    </Card>
  );
}

interface CellInputProps extends FieldControlProps {
  tall: true | undefined;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

/** The text of a cell. A line of input would lose the breaks of a text that has some. */
function CellInput({ tall, ...input }: CellInputProps) {
  // It stays what it is when the last break is removed: another element would lose the focus.
  const [hasLines] = useState(tall ?? /[\r\n]/.test(input.value));
  return hasLines ? <Textarea {...input} /> : <TextInput {...input} />;
}

/** The first rows as they will be created. */
function Preview({ resource, rows, controller }: StepProps & { rows: readonly ImportRow[] }) {
  const t = useTranslate();
  const { fields, columns } = controller;
  const shown = useMemo(
    () => [
      {
        id: 'line',
        header: t('import.number'),
        width: 70,
        grow: 0,
        position: 'value' as const,
        cell: ({ number }: ImportRow) => formatInteger(number),
      },
      ...fields
        .filter(({ name }) => columns[name] !== undefined)
        .map(({ name }, index) => ({
          id: name,
          header: fieldLabel(resource, name),
          width: 140,
          position: index === 0 ? ('title' as const) : ('value' as const),
          cell: ({ texts }: ImportRow) => <Text>{texts[name] || <Absent />}</Text>,
        })),
    ],
    [t, resource, fields, columns],
  );
  const first = rows.slice(0, shownReady);
  return (
    <Table
      level={3}
      title={
        first.length < rows.length ? t('import.previewOf', { shown: first.length }) : t('import.preview')
      }
      columns={shown}
      rows={first}
      rowKey={({ number }) => String(number)}
      empty={t('list.empty')}
    />
  );
}
