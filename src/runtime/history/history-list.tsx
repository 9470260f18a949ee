import { loadDescriptor } from 'virtual:journal';
import { type ComponentType, useMemo } from 'react';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { RelatedList } from '#runtime/related/related-list.tsx';
import type { Resource } from '#schema/resource.ts';

interface HistoryListProps {
  resource: Resource;
  id: string;
}

/** Loads the journal's descriptor. Returns the list of the entries about one record. */
export async function loadHistory(): Promise<ComponentType<HistoryListProps>> {
  const descriptor = await loadDescriptor();
  return (props) => <HistoryList {...props} descriptor={descriptor} />;
}

function HistoryList({ descriptor, resource, id }: HistoryListProps & { descriptor: Resource }) {
  const t = useTranslate();
  const query = useMemo(() => ({ resource: resource.name, record: id }), [resource.name, id]);
  return (
    <RelatedList
      resource={descriptor}
      path={descriptor.endpoints.list.path}
      title={t('list.history')}
      prefix="history-"
      query={query}
    />
  );
}
