import { OptionList } from '#kit/option-list/option-list.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { FilterEditorProps, FilterKind, FilterValueProps } from './filter-kind.ts';

function Editor({ filter, values, onChange, onDone }: FilterEditorProps) {
  const t = useTranslate();
  return (
    <OptionList
      label={filter.label}
      options={[
        { value: 'some', label: t('filters.some') },
        { value: 'none', label: t('filters.none') },
      ]}
      value={values[filter.id] ?? []}
      onValueChange={(next) => {
        onChange({ [filter.id]: next });
        onDone();
      }}
    />
  );
}

function Value({ filter, values }: FilterValueProps) {
  const t = useTranslate();
  return values[filter.id]?.[0] === 'none' ? t('filters.none') : t('filters.some');
}

/** With or without: one of the two is picked. */
export const presenceFilter: FilterKind = { Editor, Value };
