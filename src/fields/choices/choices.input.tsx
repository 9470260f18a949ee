import type { Input } from '#fields/contract.ts';
import { MultiSelect } from '#kit/select/multi-select.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { ChoicesField } from './choices.ts';

/** A select of several values. A stored value that the product does not know is shown as it is. */
export const input: Input<ChoicesField> = {
  Control({ control, field, value, labelOf, onChange, onBlur }) {
    const t = useTranslate();
    return (
      <MultiSelect
        {...control}
        options={field.choices.map((known) => ({ value: known, label: labelOf(known) ?? known }))}
        value={[...value]}
        placeholder={t('common.choose')}
        clearLabel={t('common.clear')}
        onValueChange={onChange}
        onBlur={onBlur}
      />
    );
  },
};
