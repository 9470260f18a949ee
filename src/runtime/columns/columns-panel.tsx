import { useState } from 'react';
import { ArrangeList } from '#kit/arrange-list/arrange-list.tsx';
import type { ArrangedItem } from '#kit/arrange-list/arranged.ts';
import { Button } from '#kit/button/button.tsx';
import { PopoverPanel } from '#kit/popover/popover-panel.tsx';
import { columnWidths } from '#kit/table/resize-columns.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { Resource } from '#schema/resource.ts';
import { declaredArrangement, offeredColumns, titleColumn } from './arrangement.ts';
import { DensityChoice } from './density-choice.tsx';
import type { ArrangementControl } from './use-arrangement.ts';

/** The props of the panel of a list's columns. */
export interface ColumnsPanelProps {
  resource: Resource;
  control: ArrangementControl;
  /** The id of the button beside which it opens. */
  triggerId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The panel in which columns are shown, hidden, moved and sized, and the density is chosen. Each change takes effect at once. */
export function ColumnsPanel({ resource, control, ...panel }: ColumnsPanelProps) {
  const t = useTranslate();
  // A column that is hidden keeps its position while the panel is open.
  const [order, setOrder] = useState<readonly string[]>([]);
  const items = itemsOf(resource, control, order);
  const change = (next: readonly ArrangedItem[]) => {
    setOrder(next.map(({ id }) => id));
    control.change(next.filter(({ shown }) => shown).map(({ id, width, pinned }) => ({ id, width, pinned })));
  };
  return (
    <PopoverPanel
      {...panel}
      onOpenChange={(open) => {
        if (!open) setOrder([]);
        panel.onOpenChange(open);
      }}
      title={t('columns.title')}
      closeLabel={t('common.close')}
      align="end"
      footer={
        <Button
          variant="ghost"
          size="sm"
          aria-disabled={control.text === undefined}
          onClick={() => {
            setOrder([]);
            control.change(declaredArrangement(resource));
          }}
        >
          {t('columns.reset')}
        </Button>
      }
    >
      <ArrangeList
        label={t('columns.list')}
        items={items}
        onItemsChange={change}
        widths={columnWidths}
        texts={{
          up: (column) => t('columns.up', { column }),
          down: (column) => t('columns.down', { column }),
          width: (column) => t('columns.width', { column }),
          pin: (column) => t('columns.pin', { column }),
          automatic: t('columns.automatic'),
          fixed: t('columns.fixed'),
          first: t('columns.first'),
          last: t('columns.last'),
          moved: (column, position, count) => t('columns.moved', { column, position, count: String(count) }),
        }}
      />
      <DensityChoice resource={resource} />
    </PopoverPanel>
  );
}

/** Returns the columns that a list can show: in the order of the open panel, else the shown ones first. */
function itemsOf(
  resource: Resource,
  { arrangement }: ArrangementControl,
  order: readonly string[],
): readonly ArrangedItem[] {
  const offered = offeredColumns(resource);
  const ids = new Set([...order, ...arrangement.map(({ id }) => id), ...offered.map(({ id }) => id)]);
  return [...ids].flatMap((id): ArrangedItem[] => {
    const column = offered.find((each) => each.id === id);
    const shown = arrangement.find((each) => each.id === id);
    if (column === undefined) return [];
    return [
      {
        id,
        label: column.header,
        shown: shown !== undefined,
        fixed: id === titleColumn(resource),
        width: shown?.width,
        pinned: shown?.pinned,
      },
    ];
  });
}
