import { useQuery } from '@tanstack/react-query';
import type { Input, InputProps } from '#fields/contract.ts';
import { ErrorState } from '#kit/error-state/error-state.tsx';
import { MultiSelect } from '#kit/select/multi-select.tsx';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { sourceQuery } from '#lib/queries/source-query.ts';
import { idOfPick, pickOf, picksOf } from './picks.ts';
import { namedReference, namedReferences, type ReferencesField } from './references.ts';

/** Picks among what the service lists now; what was chosen before stays, listed or not. */
function Control({ control, field, value, record, onChange, onBlur }: InputProps<ReferencesField>) {
  const t = useTranslate();
  const answer = useQuery(sourceQuery(field.source));
  const listed = (answer.data ?? []).flatMap((row) => namedReference.safeParse(row).data ?? []);
  const stored = namedReferences.safeParse(record?.[control.name]).data ?? [];
  const picks = picksOf(listed, value, stored);
  const nothing = picks.length === 0;
  if (answer.isError && !answer.isFetching) {
    return (
      <ErrorState
        title={errorText(answer.error)}
        retry={{ label: t('common.retry'), onRetry: () => void answer.refetch() }}
      />
    );
  }
  return (
    <MultiSelect
      {...control}
      disabled={control.disabled || answer.isPending}
      options={nothing ? [{ value: '', label: t('list.empty'), disabled: true }] : picks}
      value={value.map(pickOf)}
      placeholder={t(answer.isPending ? 'common.loading' : 'common.choose')}
      clearLabel={t('common.clear')}
      onValueChange={(picked) => onChange(picked.map(idOfPick).filter((id) => id !== undefined))}
      onBlur={onBlur}
    />
  );
}

/** Any number of other records, picked from a list. */
export const input: Input<ReferencesField> = { Control };
