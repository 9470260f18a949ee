import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import type { Resource } from '#schema/resource.ts';

interface HistoryProps {
  resource: Resource;
  id: string;
}

const list = lazyComponent<HistoryProps>(async () => (await import('./history-list.tsx')).loadHistory());

/** Shows the part of the journal that is about a record, if its resource is journaled. */
export const History = ({ resource, id }: HistoryProps) =>
  resource.journaled && <LazyHistory resource={resource} id={id} />;

function LazyHistory(props: HistoryProps) {
  const List = useLazyComponent(list, true);
  return List && <List {...props} />;
}
