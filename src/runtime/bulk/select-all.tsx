import type { MouseEvent } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import { restoreFocus } from '#runtime/links/restore-focus.ts';
import type { BulkBarProps } from './bulk-types.ts';
import { maxSelected } from './read-all.ts';
import { useSelectAll } from './use-select-all.ts';

/**
 * Returns a handler that also keeps the focus in the bar when the pressed button is gone. It moves to the button that replaces
 * it, or to the first action if nothing is left to select: not to the first button of the bar, which clears the selection.
 */
const keepingFocus = (act: () => void) => (event: MouseEvent) => {
  const bar = event.currentTarget.closest('fieldset');
  act();
  restoreFocus(() => {
    const [clear, next = clear] = bar?.querySelectorAll('button') ?? [];
    return next;
  });
};

/** The button that selects all records that the search and the filters let through, and the progress of reading them. */
export function SelectAll({ resource, search, selection, counted }: Omit<BulkBarProps, 'shown'>) {
  const t = useTranslate();
  const { read, all, start, cancel } = useSelectAll(resource, search, selection);
  if (counted === undefined) return null;
  /** The number of results; undefined if the service has not counted them. */
  const count = counted.more ? undefined : counted.total;
  const wanted = count === undefined ? undefined : Math.min(count, maxSelected);
  const numbered = (each: number) => ({ count: each, number: formatInteger(each) ?? '' });
  if (read !== undefined)
    return (
      <>
        <Text variant="label" tone="muted">
          {wanted === undefined
            ? t('bulk.readSoFar', numbered(read))
            : t('bulk.reading', { read: formatInteger(read) ?? '', total: formatInteger(wanted) ?? '' })}
        </Text>
        <Button size="sm" variant="ghost" onClick={keepingFocus(cancel)}>
          {t('common.cancel')}
        </Button>
      </>
    );
  if (selection.records.size >= (wanted ?? all?.records.length ?? Number.POSITIVE_INFINITY))
    return all?.isCut ? (
      <Text variant="label" tone="muted">
        {t('bulk.most', numbered(maxSelected))}
      </Text>
    ) : null;
  return (
    <Button size="sm" variant="ghost" onClick={keepingFocus(start)}>
      {labelOf()}
    </Button>
  );

  function labelOf() {
    if (count === undefined) return t('bulk.selectEvery');
    return t(
      count > maxSelected ? 'bulk.selectFirst' : 'bulk.selectAll',
      numbered(Math.min(count, maxSelected)),
    );
  }
}
