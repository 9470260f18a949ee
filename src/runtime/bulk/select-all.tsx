import { Button } from '#kit/button/button.tsx';
import { Text } from '#kit/text/text.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { formatInteger } from '#lib/numbers/numbers.ts';
import type { BulkBarProps } from './bulk-types.ts';
import { maxSelected, useSelectAll } from './use-select-all.ts';

/** The button that selects all records that the search and the filters let through, and the progress of reading them. */
export function SelectAll({ resource, search, selection, total }: Omit<BulkBarProps, 'shown'>) {
  const t = useTranslate();
  const all = useSelectAll(resource, search, (records) => selection.select(records, true));
  if (total === undefined) return null;
  const isCapped = total.more || total.total > maxSelected;
  const wanted = isCapped ? maxSelected : total.total;
  const number = formatInteger(wanted) ?? '';
  if (all.read !== undefined)
    return (
      <>
        <Text variant="label" tone="muted">
          {t('bulk.reading', { read: formatInteger(all.read) ?? '', total: number })}
        </Text>
        <Button size="sm" variant="ghost" onClick={all.cancel}>
          {t('common.cancel')}
        </Button>
      </>
    );
  if (selection.records.size >= wanted) return null;
  return (
    <Button size="sm" variant="ghost" onClick={all.start}>
      {t(isCapped ? 'bulk.selectFirst' : 'bulk.selectAll', { count: wanted, number })}
    </Button>
  );
}
