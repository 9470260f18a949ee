import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { NoRecordsProps } from './no-records.tsx';

const part = lazyComponent<NoRecordsProps>(async () => (await import('./no-records.tsx')).NoRecords);

/** Shown instead of rows. What one can do about it loads when it is needed. */
export function EmptyList(props: NoRecordsProps) {
  const t = useTranslate();
  const Part = useLazyComponent(part, true);
  return Part === null ? t('list.empty') : <Part {...props} />;
}
