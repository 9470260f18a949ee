import { Columns3 } from 'lucide';
import { memo, useId, useState } from 'react';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { lazyComponent, onIntent, useLazyComponent } from '#kit/lazy-component.ts';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { Resource } from '#schema/resource.ts';
import type { ColumnsPanelProps } from './columns-panel.tsx';
import type { ArrangementControl } from './use-arrangement.ts';

const panel = lazyComponent<ColumnsPanelProps>(
  async () => (await import('./columns-panel.tsx')).ColumnsPanel,
);

/** The button of the panel in which the columns of a list are arranged. */
export const ColumnsButton = memo(function ColumnsButton({
  resource,
  control,
}: {
  resource: Resource;
  control: ArrangementControl;
}) {
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const Panel = useLazyComponent(panel, open);
  const label = t('columns.title');
  return (
    <>
      <Tooltip content={label}>
        <IconButton
          id={id}
          label={label}
          icon={Columns3}
          variant="outline"
          aria-haspopup="dialog"
          aria-expanded={open}
          {...onIntent(panel.preload)}
          onClick={() => setOpen(!open)}
        />
      </Tooltip>
      {Panel && (
        <Panel resource={resource} control={control} triggerId={id} open={open} onOpenChange={setOpen} />
      )}
    </>
  );
});
