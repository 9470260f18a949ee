import { useMemo, useState } from 'react';
import { Announcement } from '#kit/announcement/announcement.tsx';
import { Button } from '#kit/button/button.tsx';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { lazyComponent, onIntent, useLazyComponent } from '#kit/lazy-component.ts';
import { SelectionBar } from '#kit/selection-bar/selection-bar.tsx';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { useSession } from '#lib/session/use-session.ts';
import { ExportButton } from '#runtime/export/export-button.tsx';
import { restoreFocus } from '#runtime/links/restore-focus.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { type BulkAction, bulkActions } from './bulk-actions.ts';
import type { BulkDialogProps } from './bulk-dialog.tsx';
import type { BulkBarProps, ChosenAction } from './bulk-types.ts';
import { nextUnselected } from './next-unselected.ts';
import { SelectAll } from './select-all.tsx';
import { sumsOf } from './sums.ts';
import { type Selection, selectionKey, untouched } from './use-selection.ts';

const dialog = lazyComponent<BulkDialogProps>(async () => (await import('./bulk-dialog.tsx')).BulkDialog);

function preload() {
  dialog.preload();
  preloadDialog();
}

/** What can be done with the selected records. Each button says with how many of them. */
export function BulkBar({ resource, search, selection, shown, counted }: BulkBarProps) {
  const t = useTranslate();
  const self = useSession().user?.id;
  // Each opening begins anew.
  const [{ count, chosen, open }, setOpening] = useState<Opening>({
    count: 0,
    chosen: undefined,
    open: false,
  });
  const Part = useLazyComponent(dialog, open);
  // A selection may have very many records: what each allows, and the sums, are not computed at every render.
  const records = useMemo(() => newestOf(selection.records, shown), [selection.records, shown]);
  const offers = useMemo(
    () => bulkActions(resource, self).map((action) => ({ action, allowed: records.filter(action.allows) })),
    [resource, self, records],
  );
  const detail = useMemo(
    () =>
      sumsOf(resource, records)
        .map(({ label, text }) => t('bulk.amount', { field: label, amount: text }))
        .join(' · '),
    [t, resource, records],
  );
  const status = t('bulk.selected', { count: records.length, number: formatInteger(records.length) ?? '' });
  const choose = (action: BulkAction, allowed: readonly StoredRecord[]) => {
    const skipped = records.length - allowed.length;
    const next = nextUnselected();
    setOpening({ count: count + 1, chosen: { action, records: allowed, skipped, next }, open: true });
  };
  const clear = () => {
    const checkbox = document.querySelector<HTMLElement>('main tbody tr[aria-selected=true] input');
    selection.clear();
    restoreFocus(() => checkbox ?? undefined);
  };
  return (
    <>
      {/* Another search begins without a selection: that is not announced. */}
      <Announcement text={selection.records === untouched ? undefined : status} />
      {records.length > 0 && (
        <SelectionBar
          label={t('bulk.selection')}
          status={status}
          detail={detail === '' ? undefined : detail}
          extension={
            <SelectAll resource={resource} search={search} selection={selection} counted={counted} />
          }
          clearLabel={t('bulk.clear')}
          onClear={clear}
        >
          {offers.map(({ action, allowed }) => (
            <ActionButton key={action.name} action={action} allowed={allowed} onChoose={choose} />
          ))}
          {resource.list.bulk?.includes('export') && (
            <ExportButton resource={resource} search={search} selected={records} size="sm" />
          )}
        </SelectionBar>
      )}
      {Part && chosen && (
        <Part
          key={count}
          resource={resource}
          chosen={chosen}
          open={open}
          onClose={() => setOpening({ count, chosen, open: false })}
          onDone={selection.drop}
        />
      )}
    </>
  );
}

interface Opening {
  readonly count: number;
  readonly chosen: ChosenAction | undefined;
  readonly open: boolean;
}

/** Returns the selected records, as the list shows them now if they are on the screen. */
function newestOf(records: Selection['records'], shown: readonly StoredRecord[]): StoredRecord[] {
  const now = new Map(shown.map((record) => [selectionKey(record), record]));
  return [...records].map(([key, record]) => now.get(key) ?? record);
}

interface ActionButtonProps {
  action: BulkAction;
  /** The selected records that allow it. */
  allowed: readonly StoredRecord[];
  onChoose: (action: BulkAction, allowed: readonly StoredRecord[]) => void;
}

/** The button of an action, with the number of records that allow it. If none does, it says so. */
function ActionButton({ action, allowed, onChoose }: ActionButtonProps) {
  const t = useTranslate();
  const isOffered = allowed.length > 0;
  const button = (
    <Button
      size="sm"
      variant={action.tone === 'danger' ? 'dangerOutline' : 'outline'}
      aria-disabled={!isOffered || undefined}
      {...onIntent(preload)}
      onClick={() => isOffered && onChoose(action, allowed)}
    >
      {t('bulk.action', { action: action.label, number: formatInteger(allowed.length) ?? '' })}
    </Button>
  );
  return isOffered ? button : <Tooltip content={t('bulk.noneAllows')}>{button}</Tooltip>;
}
