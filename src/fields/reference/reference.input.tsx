import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Input, InputProps } from '#fields/contract.ts';
import { idOfPick, pickOf } from '#fields/picks.ts';
import { SearchSelect } from '#kit/select/search-select.tsx';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { searchedRecords, useKnownRecords } from '#lib/queries/linked-records.ts';
import { namedRecord } from '#schema/named-record.ts';
import type { ReferenceField } from './reference.ts';

/** The pause after the last key before a search, in milliseconds: the same as a list's. */
const searchDelay = 300;

/** Returns a text with a delay, so that it changes once the user stops typing. An empty text has no delay. */
function useDebouncedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setPaused, searchDelay, text);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : paused;
}

/** Picks one of the records that the service finds. The first request is made when the pointer or the focus reaches the picker. */
function Control({ control, field, label, value, record, onChange, onBlur }: InputProps<ReferenceField>) {
  const t = useTranslate();
  const { resource, by } = field.link;
  const named = namedRecord(by);
  const [approached, setApproached] = useState(false);
  const [text, setText] = useState('');
  const known = useKnownRecords(resource);
  const query = useDebouncedText(text.trim());
  const search = useQuery({
    ...searchedRecords(field.link, query),
    enabled: approached,
    placeholderData: keepPreviousData,
  });
  const records = (search.data?.records ?? []).flatMap((row) => {
    const read = named.safeParse(row);
    return read.success ? [read.data] : [];
  });
  const stored = named.safeParse(record?.[control.name]).data;
  // A later search may not find the picked record, so its name is not read from the found ones. That of the record may be its id.
  const chosen = named.safeParse(known.find(value)).data ?? (stored?.id === value ? stored : undefined);

  const message = () => {
    if (search.isError) return errorText(search.error);
    if (search.isPending) return t('common.loading');
    return records.length === 0 ? t('list.empty') : undefined;
  };
  return (
    <SearchSelect
      {...control}
      options={
        search.isError ? [] : records.map((row) => ({ value: pickOf(row.id), label: String(row[by]) }))
      }
      value={value === null ? null : pickOf(value)}
      valueLabel={value === null ? null : String(chosen?.[by] ?? value)}
      placeholder={t('common.choose')}
      clearLabel={t('form.clear', { field: label })}
      search={{
        label: t('common.search'),
        placeholder: t('common.search'),
        onSearch: setText,
        pending: text.trim() !== query || search.isPlaceholderData || search.isPending,
        note: message(),
      }}
      onIntent={() => {
        setApproached(true);
        setText('');
      }}
      onValueChange={(next) => {
        const id = next === null ? undefined : idOfPick(next);
        if (id !== undefined) known.keep(id);
        onChange(id ?? null);
      }}
      onBlur={onBlur}
    />
  );
}

/** One other record, searched for and picked. */
export const input: Input<ReferenceField> = { Control };
