import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Text } from '#kit/text/text.tsx';
import { formatDateTime } from '#lib/dates/dates.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';

/** Says on paper when a list was printed, and what was searched. The filters stand above the rows. */
export function PrintedState({ query }: { query: string }) {
  const t = useTranslate();
  const [date, setDate] = useState<string>();
  useEffect(() => {
    // The browser takes its picture of the page right after the event.
    const show = () => flushSync(() => setDate(formatDateTime(new Date().toISOString())));
    const hide = () => setDate(undefined);
    window.addEventListener('beforeprint', show);
    window.addEventListener('afterprint', hide);
    return () => {
      window.removeEventListener('beforeprint', show);
      window.removeEventListener('afterprint', hide);
    };
  }, []);
  if (date === undefined) return null;
  return (
    <Text variant="label" tone="muted">
      {t('list.printed', { date })}
      {query !== '' && ` · «\u202f${query}\u202f»`}
    </Text>
  );
}
