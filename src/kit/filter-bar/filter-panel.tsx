import { ArrowLeft } from 'lucide';
import { Fragment, type ReactNode } from 'react';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { OptionList } from '#kit/option-list/option-list.tsx';
import { PopoverPanel } from '#kit/popover/popover-panel.tsx';

/** A filter that can be set. */
export interface OfferedFilter {
  id: string;
  label: string;
}

/** The props of the panel in which a filter is chosen and set. */
export interface FilterPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The id of the button beside which it opens. */
  triggerId: string;
  /** The title of the choice of a filter. */
  title: string;
  closeLabel: string;
  /** The name of the button that leads back to the choice of a filter. */
  backLabel: string;
  /** The filters that can be set. */
  filters: readonly OfferedFilter[];
  /** The filter that is edited; undefined for the choice of one. */
  editing: string | undefined;
  /** Called with the chosen filter, and with undefined for the way back to the choice. */
  onEdit: (id: string | undefined) => void;
  /** True if the choice of a filter led to the editor. */
  chosen: boolean;
  /** The editor of the filter. */
  children: ReactNode;
}

/** The panel of a filter bar: the choice of a filter, then its editor. */
export function FilterPanel({ filters, editing, onEdit, chosen, children, ...panel }: FilterPanelProps) {
  const edited = filters.find(({ id }) => id === editing);
  return (
    <PopoverPanel
      {...panel}
      contentKey={editing}
      title={edited?.label ?? panel.title}
      titleHidden={edited === undefined}
      leading={
        edited === undefined || !chosen ? undefined : (
          <IconButton label={panel.backLabel} icon={ArrowLeft} size="sm" onClick={() => onEdit(undefined)} />
        )
      }
    >
      {edited === undefined ? (
        <OptionList
          label={panel.title}
          options={filters.map(({ id, label }) => ({ value: id, label }))}
          value={[]}
          onValueChange={([id]) => onEdit(id)}
        />
      ) : (
        <Fragment key={editing}>{children}</Fragment>
      )}
    </PopoverPanel>
  );
}
