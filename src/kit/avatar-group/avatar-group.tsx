import type { ReactNode } from 'react';
import { avatarGroup } from '#styled/recipes';

/** The props of a group of pictures. */
export interface AvatarGroupProps {
  /** One `Avatar` of medium size for each person or thing, in the order in which `label` names them. */
  avatars: readonly { readonly id: string; readonly content: ReactNode }[];
  /** The text alternative: "Alice Dubreuil, Karim Benali et 12 autres". Without it the group is decoration. */
  label?: string | undefined;
  /** The number of those that are not shown: "+12". Undefined if all are shown. */
  more?: string | undefined;
}

/** The pictures of several people or things, one over the other. */
export function AvatarGroup({ avatars, label, more }: AvatarGroupProps) {
  const classes = avatarGroup();
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span {...meaning} className={classes.root}>
      {avatars.map(({ id, content }) => (
        <span key={id} className={classes.item}>
          {content}
        </span>
      ))}
      {more === undefined ? null : (
        <span className={classes.item}>
          <span className={classes.more}>{more}</span>
        </span>
      )}
    </span>
  );
}
