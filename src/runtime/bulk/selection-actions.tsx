import { useState } from 'react';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import type { BulkBarProps } from './bulk-types.ts';

const bar = lazyComponent<BulkBarProps>(async () => (await import('./bulk-bar.tsx')).BulkBar);

/** What can be done with the selected rows of a list, once some are selected. Its code loads then. */
export function SelectionActions(props: BulkBarProps) {
  const [isUsed, setIsUsed] = useState(false);
  if (!isUsed && props.selection.records.size > 0) setIsUsed(true);
  // It stays when no row is selected any longer, and announces that.
  const Bar = useLazyComponent(bar, isUsed);
  // What is under way belongs to one search with its filters.
  return Bar === null ? null : <Bar key={props.selection.scope} {...props} />;
}
