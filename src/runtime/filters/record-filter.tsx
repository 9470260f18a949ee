import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { OptionList } from '#kit/option-list/option-list.tsx';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { searchedRecords } from '#lib/queries/linked-records.ts';
import { namedRecord } from '#schema/named-record.ts';
import {
  type FilterEditorProps,
  type FilterKind,
  type FilterValueProps,
  fieldOf,
  type ListedFilter,
} from './filter-kind.ts';
import { useRecordName } from './use-record-name.ts';

/** The pause after the last key before a search, in milliseconds: the same as a list's. */
const searchDelay = 300;

/** Returns the link of a filter's field. Throws if it names no records. */
function linkOf(filter: ListedFilter) {
  const { link, kind } = fieldOf(filter);
  if (link === undefined) throw new Error(`The kind ${kind} names no records to filter by.`);
  return link;
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

const idOf = ({ filter, values }: FilterValueProps) => values[filter.id]?.[0] ?? '';

function Value(props: FilterValueProps) {
  return props.filter.field === undefined ? idOf(props) : <RecordName {...props} />;
}

function RecordName(props: FilterValueProps) {
  const { resource, by } = linkOf(props.filter);
  const id = idOf(props);
  return useRecordName(resource, by, id) ?? id;
}

/** One other record, searched for and picked. */
export const recordFilter: FilterKind = { Editor, Value };
