import type { ReactNode } from 'react';
import { splitButton } from '#styled/recipes';

/** The props of a button with further actions. */
export interface SplitButtonProps {
  /** The name of both buttons together: "Actions sur la vue". */
  label: string;
  /** An outlined `Button`: what is done most often. Undefined while there is nothing to do: then the menu is alone. */
  action?: ReactNode;
  /** An outlined `Menu` of what else can be done. */
  menu: ReactNode;
}

/** A button for what is done most often, and beside it, in one frame, the menu of what else can be done. */
export function SplitButton({ label, action, menu }: SplitButtonProps) {
  const classes = splitButton();
  const meaning = action === undefined ? {} : { role: 'group', 'aria-label': label };
  return (
    <div {...meaning} className={classes.root}>
      {action === undefined ? null : <span className={classes.action}>{action}</span>}
      <span className={classes.menu}>{menu}</span>
    </div>
  );
}
