import type { ViewProps, Views } from '#fields/contract.ts';
import { lazyDetail } from '#fields/lazy-detail.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { DocumentsField } from './documents.ts';

const skeleton = [{ width: 'lg' }] as const;

/** The name of the only document, or how many there are. */
function Cell({ value }: ViewProps<DocumentsField>) {
  const t = useTranslate();
  const [first] = value;
  const text = value.length === 1 ? first?.name : t('fields.documents.count', { count: value.length });
  return <Text>{text}</Text>;
}

/** In a table the name or the number of documents. On a page a link to download each. */
export const views: Views<DocumentsField> = {
  wide: true,
  isEmpty: (value) => value.length === 0,
  format: (value) => value.map(({ name }) => name).join(', '),
  Cell,
  Detail: lazyDetail(async () => (await import('./documents.detail.tsx')).DocumentsDetail, skeleton),
  skeleton,
};
