import { CheckboxGroup } from '#kit/checkbox-group/checkbox-group.tsx';
import { ChoiceCards } from '#kit/choice-cards/choice-cards.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { formats } from './use-export.ts';
import type { ExportChoiceState } from './use-export-choice.ts';

/** Returns the values of a text with a count. */
const numbered = (count: number) => ({ count, number: formatInteger(count) ?? '' });

/** What can be chosen before an export: format, rows and columns. */
export function ExportOptions({ choice }: { choice: ExportChoiceState }) {
  const t = useTranslate();
  const { total, errors } = choice;
  const content = (text: string) => (
    <Text variant="caption" tone="muted">
      {text}
    </Text>
  );
  const countOfAll =
    total === undefined
      ? t('export.countUnknown')
      : t(total.more ? 'export.countMore' : 'export.count', numbered(total.count));
  return (
    <Stack gap="6">
      <ChoiceCards
        legend={t('export.format')}
        options={formats.map((value) => ({
          value,
          label: t(`export.formats.${value}.label`),
          content: content(t(`export.formats.${value}.content`)),
        }))}
        value={choice.format}
        onValueChange={choice.setFormat}
        error={errors.format}
      />
      <ChoiceCards
        legend={t('export.rows')}
        options={[
          ...(choice.selectedCount === undefined
            ? []
            : [
                {
                  value: 'selection' as const,
                  label: t('export.scopes.selection'),
                  content: content(t('export.count', numbered(choice.selectedCount))),
                },
              ]),
          { value: 'all', label: t('export.scopes.all'), content: content(countOfAll) },
          {
            value: 'page',
            label: t('export.scopes.page'),
            content: content(t('export.count', numbered(choice.pageCount))),
          },
        ]}
        value={choice.scope}
        onValueChange={choice.setScope}
      />
      <CheckboxGroup
        legend={t('export.columns')}
        options={choice.fields.map(({ name, label }) => ({ value: name, label }))}
        value={choice.names}
        onValueChange={choice.setNames}
        error={errors.fields}
      />
    </Stack>
  );
}
