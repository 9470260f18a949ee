import { useEffect, useRef } from 'react';
import { Text } from '#kit/text/text.tsx';
import { formatDateTime } from '#lib/dates/dates.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';

/** Says on paper when a list was printed, and what was searched. The filters stand above the rows. */
export function PrintedState({ query }: { query: string }) {
  const t = useTranslate();
  const output = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The browser takes its picture of the page right after the event: a state would be rendered too late.
    const write = (text: string) => {
      if (output.current) output.current.textContent = text;
    };
    const show = () => {
      const date = formatDateTime(new Date().toISOString()) ?? '';
      write(t('list.printed', { date }) + (query === '' ? '' : ` · «\u00a0${query}\u00a0»`));
    };
    const hide = () => write('');
    window.addEventListener('beforeprint', show);
    window.addEventListener('afterprint', hide);
    return () => {
      window.removeEventListener('beforeprint', show);
      window.removeEventListener('afterprint', hide);
    };
  }, [t, query]);
  return (
    <Text variant="label" tone="muted">
      <span ref={output} data-printed-list />
    </Text>
  );
}
