import { ChevronDown, Ellipsis } from 'lucide';
import { Icon } from '#kit/icon/icon.tsx';
import { onIntent } from '#kit/lazy-component.ts';
import type { MenuItem } from '#kit/menu/menu.ts';
import { Menu } from '#kit/menu/menu.tsx';
import { moreMenu } from '#styled/recipes';

/** The props of a menu of further actions. */
export interface MoreMenuProps {
  /** The name of the menu, which its button shows where there is space: "Autres actions". */
  label: string;
  items: MenuItem[];
  /** Loads what the actions need. Called when the pointer or the focus reaches the button. */
  preload: () => void;
}

/** The actions that have no button of their own beside the others. On a small screen its button is an icon. */
export function MoreMenu({ label, items, preload }: MoreMenuProps) {
  const classes = moreMenu();
  return (
    <span className={classes.root} {...onIntent(preload)}>
      <Menu
        label={label}
        align="end"
        outlined
        trigger={
          <>
            <span className={classes.text}>
              <span aria-hidden>{label}</span>
              <Icon of={ChevronDown} size="sm" />
            </span>
            <span className={classes.dots}>
              <Icon of={Ellipsis} />
            </span>
          </>
        }
        groups={[{ id: 'actions', items }]}
      />
    </span>
  );
}
