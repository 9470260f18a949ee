import { type ReactNode, useId } from 'react';
import { deferred, useDeferred } from '#kit/deferred.ts';
import { useOpening } from '#kit/opening.ts';
import { type RenderLink, renderAnchor } from '#kit/render-link.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { menu } from '#styled/recipes';
import type { MenuGroup } from './menu.ts';

/** A button that opens a list of actions, links and choices. */
export interface MenuProps {
  /** Names the list, and the button after what it shows. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  groups: MenuGroup[];
  /** Stands above the entries: whose menu this is. */
  header?: ReactNode;
  align?: 'start' | 'end' | undefined;
  renderLink?: RenderLink | undefined;
}

const list = deferred(async () => (await import('./menu-list.tsx')).MenuList);

/** The button is there from the first paint; the list's code comes when the button is approached. */
export function Menu({
  label,
  trigger,
  groups,
  header,
  align = 'start',
  renderLink = renderAnchor,
}: MenuProps) {
  const key = useId();
  const { open, count, entrance, close, trigger: opens } = useOpening('pointer');
  const Part = useDeferred(list, open);
  const triggerId = `menu-trigger-${key}`;
  const listId = `menu-list-${key}`;

  return (
    <>
      <button
        {...opens}
        type="button"
        id={triggerId}
        className={menu().trigger}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open && Part !== null ? listId : undefined}
        onPointerEnter={list.preload}
        onFocus={list.preload}
      >
        {trigger}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {Part === null ? null : (
        <Part
          key={count}
          open={open}
          entrance={entrance}
          groups={groups}
          header={header}
          align={align}
          renderLink={renderLink}
          triggerId={triggerId}
          listId={listId}
          onClose={close}
        />
      )}
    </>
  );
}
