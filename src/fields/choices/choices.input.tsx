import { useState } from 'react';
import type { Input } from '#fields/contract.ts';
import { MultiSelect } from '#kit/select/multi-select.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { ChoicesField } from './choices.ts';

/** Returns the values of the record and the form that are not declared: they are offered, so that they can be left out. */
function unknownOf(field: ChoicesField, value: readonly string[], stored: unknown): string[] {
  const known: readonly string[] = field.choices;
  return [...new Set([...field.toDraft(stored), ...value])].filter((each) => !known.includes(each));
}

/** A select of several values. Stored values that the product does not know are among them, marked as unknown. */
export const input: Input<ChoicesField> = {
  Control({ control, field, label, value, record, labelOf, onChange, onBlur }) {
    const t = useTranslate();
    // A value that is left out stays an option: it has the highlight then, and can be picked again.
    const [first] = useState(value);
    return (
      <MultiSelect
        {...control}
        options={[
          ...field.choices.map((known) => ({ value: known, label: labelOf(known) ?? known })),
          ...unknownOf(field, [...first, ...value], record?.[control.name]).map((each) => ({
            value: each,
            label: t('fields.choices.unknown', { value: each }),
          })),
        ]}
        value={[...value]}
        placeholder={t('common.choose')}
        clearLabel={t('form.clear', { field: label })}
        onValueChange={onChange}
        onBlur={onBlur}
      />
    );
  },
};
