import { ScanSearch } from 'lucide';
import { explain } from '#lib/explain/explain.ts';
import { t } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import type { Choice } from '#runtime/palette/palette-entries.ts';

function turn(on: boolean): void {
  if (!explain.turn(on)) notify.error(t('pages.serviceState.support.denied'));
}

/** Returns the actions of the palette that turn the explanation of screens on, open it, or turn it off. */
export function explainActions(): Choice[] {
  const icon = ScanSearch;
  if (!explain.isOn())
    return [{ id: 'explain-on', label: t('palette.explainOn'), icon, run: () => turn(true) }];
  return [
    { id: 'explain', label: t('palette.explain'), icon, keys: ['I'], run: () => explain.setOpen(true) },
    { id: 'explain-off', label: t('palette.explainOff'), icon, run: () => turn(false) },
  ];
}
