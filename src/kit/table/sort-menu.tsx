import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { Icon } from '#kit/icon/icon.tsx';
import { Menu } from '#kit/menu/menu.tsx';
import { sortMenu } from '#styled/recipes';
import type { TableSort } from './table.ts';

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The props of the menu of a table's orders. */
export interface SortMenuProps {
  /** What the button says: what the rows are sorted by. */
  text: string;
  /** The direction of the order, which the drawing shows. */
  direction: TableSort['direction'];
  /** The direction in words, for assistive technology. */
  directionLabel: string;
  /** The orders of the sortable columns. Each entry does what a press on the heading of the column does. */
  sorts: readonly (TableSort & { id: string })[];
}

/** A button with the orders of a table whose rows are cards: cards have no headings to press. Hidden above rows. */
export function SortMenu({ text, direction, directionLabel, sorts }: SortMenuProps) {
  const styles = sortMenu();
  return (
    <div className={styles.root} data-sorted={direction === 'none' ? undefined : ''}>
      <Menu
        outlined
        align="end"
        label={directionLabel}
        trigger={
          <>
            <Icon of={icons[direction]} size="sm" />
            <span className={styles.text}>{text}</span>
          </>
        }
        groups={[
          {
            id: 'orders',
            items: sorts.map((sort) => ({
              id: sort.id,
              label: sort.label,
              icon: icons[sort.direction],
              onSelect: () => sort.onSort(false),
            })),
          },
        ]}
      />
    </div>
  );
}
