import { type ReactNode, useId } from 'react';
import { lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { type RenderLink, renderAnchor } from '#kit/render-link.tsx';
import { useListOpening } from '#kit/use-list-opening.ts';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { button, menuTrigger } from '#styled/recipes';
import type { MenuGroup } from './menu.ts';

/** The props of a menu. */
export interface MenuProps {
  /** The name of the list. The name of the button starts with its content. */
  label: string;
  /** The content of the button. */
  trigger: ReactNode;
  groups: MenuGroup[];
  /** The content above the entries, e.g. the name of the user. */
  header?: ReactNode;
  align?: 'start' | 'end' | undefined;
  /** True if the button looks like the outlined buttons beside it. Default: false. */
  outlined?: boolean | undefined;
  renderLink?: RenderLink | undefined;
}

const list = lazyComponent(async () => (await import('./menu-list.tsx')).MenuList);

/** A button that opens a list of actions, links and choices. The code of the list loads when the pointer or focus reaches the button. */
export function Menu({
  label,
  trigger,
  groups,
  header,
  align = 'start',
  outlined,
  renderLink = renderAnchor,
}: MenuProps) {
  const key = useId();
  const { open, left, count, startAt, close, leaveByTab, trigger: opens } = useListOpening('pointer');
  const Part = useLazyComponent(list, open);
  const triggerId = `menu-trigger-${key}`;
  const listId = `menu-list-${key}`;

  return (
    <>
      <button
        {...opens}
        type="button"
        id={triggerId}
        className={outlined ? button({ variant: 'outline' }) : menuTrigger()}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open && Part !== null ? listId : undefined}
        onPointerEnter={list.preload}
        onFocus={list.preload}
      >
        {trigger}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {Part === null || left ? null : (
        <Part
          key={count}
          open={open}
          startAt={startAt}
          groups={groups}
          header={header}
          align={align}
          renderLink={renderLink}
          triggerId={triggerId}
          listId={listId}
          onClose={close}
          onKey={leaveByTab}
        />
      )}
    </>
  );
}
