import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Input, InputProps } from '#fields/contract.ts';
import { SearchSelect } from '#kit/select/search-select.tsx';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { searchQuery } from '#lib/queries/source-query.ts';
import { namedBy, type Reference, type ReferenceField } from './reference.ts';

/** As long after the last key as a list's own search, in milliseconds. */
const searchDelay = 300;

/** Identities keep their type through a picker: 3 and "3" are two records. */
const pickOf = ({ id }: Reference) => JSON.stringify(id);

/** What somebody types, once they pause. */
function usePause(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setPaused, searchDelay, text);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : paused;
}

/** Picks one of the records that the service finds; nothing is asked for before the picker is approached. */
function Control({ control, field, value, record, onChange, onBlur }: InputProps<ReferenceField>) {
  const t = useTranslate();
  const named = namedBy(field.by);
  const [approached, setApproached] = useState(false);
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<Reference | undefined>(named.safeParse(record?.[control.name]).data);
  const query = usePause(text.trim());
  const answer = useQuery({
    ...searchQuery(field.source ?? '/', query),
    enabled: approached && field.source !== undefined,
    placeholderData: keepPreviousData,
  });
  const found = (answer.data ?? []).flatMap((row) => {
    const read = named.safeParse(row);
    return read.success ? [read.data] : [];
  });
  const chosen = [...found, ...(picked === undefined ? [] : [picked])].find(({ id }) => id === value);

  const note = () => {
    if (answer.isError) return errorText(answer.error);
    if (answer.isPending) return t('common.loading');
    return found.length === 0 ? t('list.empty') : undefined;
  };
  return (
    <SearchSelect
      {...control}
      options={
        answer.isError ? [] : found.map((row) => ({ value: pickOf(row), label: String(row[field.by]) }))
      }
      value={value === null ? null : JSON.stringify(value)}
      valueLabel={value === null ? null : String(chosen?.[field.by] ?? value)}
      placeholder={t('common.choose')}
      clearLabel={t('common.clear')}
      search={{ label: t('common.search'), placeholder: t('common.search'), onSearch: setText, note: note() }}
      onApproach={() => {
        setApproached(true);
        setText('');
      }}
      onValueChange={(next) => {
        const row = found.find((each) => pickOf(each) === next);
        if (row !== undefined) setPicked(row);
        onChange(row?.['id'] ?? null);
      }}
      onBlur={onBlur}
    />
  );
}

/** One other record, searched for and picked. */
export const input: Input<ReferenceField> = { Control };
