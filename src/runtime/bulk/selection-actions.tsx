import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import type { BulkBarProps } from './bulk-types.ts';
import { untouched } from './use-selection.ts';

const bar = lazyComponent<BulkBarProps>(async () => (await import('./bulk-bar.tsx')).BulkBar);

/** What can be done with the selected rows of a list, once some are selected. Its code loads then. */
export function SelectionActions(props: BulkBarProps) {
  // It stays when no row is selected any longer, and announces that.
  const Bar = useLazyComponent(bar, props.selection.records !== untouched);
  // What is under way belongs to one search with its filters.
  return Bar === null ? null : <Bar key={props.selection.scope} {...props} />;
}
