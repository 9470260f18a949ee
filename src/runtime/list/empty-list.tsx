import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { NoRecordsProps } from './no-records.tsx';

const part = lazyComponent<NoRecordsProps>(async () => (await import('./no-records.tsx')).NoRecords);

/** Shown instead of rows. What one can do about it loads when it is needed, and is higher than the text. */
export function EmptyList(props: NoRecordsProps) {
  const t = useTranslate();
  const Part = useLazyComponent(part, true);
  return Part === null ? <span data-settling>{t('list.empty')}</span> : <Part {...props} />;
}
