import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import type { BulkBarProps } from './bulk-types.ts';

const bar = lazyComponent<BulkBarProps>(async () => (await import('./bulk-bar.tsx')).BulkBar);

/** What can be done with the selected rows of a list, once some are selected. Its code loads then. */
export function SelectionActions(props: BulkBarProps) {
  const Bar = useLazyComponent(bar, props.selection.records.size > 0);
  // What is under way belongs to one search with its filters.
  return Bar === null ? null : <Bar key={props.selection.scope} {...props} />;
}
