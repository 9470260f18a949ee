import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Input, InputProps } from '#fields/contract.ts';
import { idOfPick, pickOf, picksOf } from '#fields/picks.ts';
import { ErrorState } from '#kit/error-state/error-state.tsx';
import { MultiSelect } from '#kit/select/multi-select.tsx';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { allRecords } from '#lib/queries/linked-records.ts';
import { namedRecord } from '#schema/named-record.ts';
import { readEach } from '#schema/read-each.ts';
import { findPicks } from './find-picks.ts';
import type { ReferencesField } from './references.ts';

/** A list with at least so many records has a search box. */
const searchThreshold = 11;

/** Picks from the records that the service lists. A record that was chosen before stays, even if it is no longer listed. */
function Control({ control, field, label, value, record, onChange, onBlur }: InputProps<ReferencesField>) {
  const t = useTranslate();
  const { by } = field.link;
  const list = useQuery(allRecords(field.link));
  const listed = readEach(list.data?.records, namedRecord(by));
  const stored = readEach(record?.[control.name], namedRecord(by));
  const picks = picksOf(by, listed, value, stored);
  const [text, setText] = useState('');
  const isSearched = picks.length >= searchThreshold;
  const found = isSearched ? findPicks(picks, text) : picks;
  const nothing = picks.length === 0;
  const note = () => {
    if (list.data?.isCut) return t('fields.references.incomplete');
    return found.length === 0 ? t('list.empty') : undefined;
  };
  if (list.isError && !list.isFetching) {
    return (
      <ErrorState
        title={errorText(list.error)}
        retry={{ label: t('common.retry'), onRetry: () => void list.refetch() }}
      />
    );
  }
  return (
    <MultiSelect
      {...control}
      disabled={control.disabled || list.isPending}
      options={nothing ? [{ value: '', label: t('list.empty'), disabled: true }] : found}
      known={picks}
      search={
        isSearched
          ? {
              label: t('common.search'),
              placeholder: t('common.search'),
              onSearch: setText,
              note: note(),
            }
          : undefined
      }
      onIntent={() => setText('')}
      value={value.map(pickOf)}
      placeholder={t(list.isPending ? 'common.loading' : 'common.choose')}
      clearLabel={t('form.clear', { field: label })}
      onValueChange={(picked) => onChange(picked.map(idOfPick).filter((id) => id !== undefined))}
      onBlur={onBlur}
    />
  );
}

/** Any number of other records, picked from a list. */
export const input: Input<ReferencesField> = { Control };
