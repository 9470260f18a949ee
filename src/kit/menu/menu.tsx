import { type ReactNode, useId } from 'react';
import { type LazyComponent, lazyComponent, useLazyComponent } from '#kit/lazy-component.ts';
import { type RenderLink, renderAnchor } from '#kit/render-link.tsx';
import { useListOpening } from '#kit/use-list-opening.ts';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { button, menuTrigger } from '#styled/recipes';
import type { MenuEntries, OpenMenuProps } from './menu.ts';

interface ButtonProps {
  /** The name of the list. The name of the button starts with its content. */
  label: string;
  /** The content of the button. */
  trigger: ReactNode;
  align?: 'start' | 'end' | undefined;
  /** True if the button looks like the outlined buttons beside it. Default: false. */
  outlined?: boolean | undefined;
  renderLink?: RenderLink | undefined;
}

/** The props of a menu. */
export interface MenuProps extends ButtonProps, MenuEntries {}

/** The props of a button whose list is a component of its own. */
export interface MenuButtonProps<Props> extends ButtonProps {
  /** The list. It renders a `MenuList` with the props that it gets, and its own entries. */
  list: LazyComponent<OpenMenuProps & Props>;
  /** The other props of the list. */
  listProps: Props;
}

const menuList = lazyComponent(async () => (await import('./menu-list.tsx')).MenuList);

/** A button that opens a list of actions, links and choices. The code of the list loads when the pointer or focus reaches the button. */
export function Menu({ groups, header, ...button }: MenuProps) {
  return <MenuButton {...button} list={menuList} listProps={{ groups, header }} />;
}

/** A menu whose entries load with the list: they are not part of the first paint. */
export function MenuButton<Props>({
  label,
  trigger,
  align = 'start',
  outlined,
  renderLink = renderAnchor,
  list,
  listProps,
}: MenuButtonProps<Props>) {
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
          {...listProps}
          key={count}
          open={open}
          startAt={startAt}
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
