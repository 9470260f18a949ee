import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { OptionList } from '#kit/option-list/option-list.tsx';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { searchedRecords } from '#lib/queries/linked-records.ts';
import type { Link } from '#schema/field.ts';
import { namedRecord } from '#schema/named-record.ts';
import type { FilterEditorProps, FilterKind, FilterValueProps, ListedFilter } from './filter-kind.ts';
import { useRecordName } from './use-record-name.ts';

/** The pause after the last key before a search, in milliseconds: the same as a list's. */
const searchDelay = 300;

/** Returns the link of a filter that is offered. Throws if no resource is known whose records have its ids. */
function linkOf({ id, parameters: [first] }: ListedFilter): Link {
  if (first?.link === undefined) throw new Error(`The filter ${id} names no records to filter by.`);
  return first.link;
}

function Editor({ filter, values, onChange, onDone }: FilterEditorProps) {
  const t = useTranslate();
  const { resource, by } = linkOf(filter);
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(setQuery, searchDelay, text.trim());
    return () => clearTimeout(timer);
  }, [text]);
  // Every record, also for a field that is limited to some: a record may name one that does not match any more.
  const search = useQuery({ ...searchedRecords({ resource }, query), placeholderData: keepPreviousData });
  const named = namedRecord(by);
  const options = (search.data?.records ?? []).flatMap((row) => {
    const { data } = named.safeParse(row);
    return data === undefined ? [] : [{ value: String(data.id), label: String(data[by]) }];
  });

  const note = () => {
    if (search.isError) return errorText(search.error);
    if (search.isPending) return t('common.loading');
    return options.length === 0 ? t('list.empty') : undefined;
  };
  return (
    <OptionList
      label={filter.label}
      options={search.isError ? [] : options}
      value={values[filter.id] ?? []}
      note={note()}
      search={{
        label: t('common.search'),
        onSearch: setText,
        pending: query !== text.trim() || search.isPlaceholderData || search.isPending,
      }}
      onValueChange={(next) => {
        onChange({ [filter.id]: next });
        onDone();
      }}
    />
  );
}

function Value({ filter, values }: FilterValueProps) {
  const id = values[filter.id]?.[0] ?? '';
  const link = filter.parameters[0]?.link;
  return link === undefined ? id : <RecordName {...link} id={id} />;
}

function RecordName({ resource, by, id }: Link & { id: string }) {
  return useRecordName(resource, by, id) ?? id;
}

/** One other record, searched for and picked. */
export const recordFilter: FilterKind = { Editor, Value };
