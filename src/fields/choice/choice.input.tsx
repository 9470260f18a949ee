import type { Input } from '#fields/contract.ts';
import { Select } from '#kit/select/select.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { ChoiceField } from './choice.ts';

/** A select that can be cleared, which gives null. An unknown stored value is shown as it is. */
export const input: Input<ChoiceField> = {
  Control({ control, field, label, value, labelOf, onChange, onBlur }) {
    const t = useTranslate();
    return (
      <Select
        {...control}
        options={field.choices.map((known) => ({ value: known, label: labelOf(known) ?? known }))}
        value={value}
        placeholder={t('common.choose')}
        clearLabel={t('form.clear', { field: label })}
        onValueChange={onChange}
        onBlur={onBlur}
      />
    );
  },
};
