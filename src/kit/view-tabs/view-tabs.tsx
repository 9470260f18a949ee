import { Users } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { type RenderLink, renderAnchor } from '#kit/render-link.tsx';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import { viewTabs } from '#styled/recipes';

/** A view of a list: its address is the list in that state. */
export interface ViewTab {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Says who shares it; undefined for a view that is not shared. */
  readonly sharedBy?: string | undefined;
}

/** The props of the views of a list. */
export interface ViewTabsProps {
  /** The name of the navigation. */
  label: string;
  /** The views, in their order. */
  tabs: readonly ViewTab[];
  /** The id of the chosen one. */
  current: string;
  /** Says that the list differs from the chosen view; undefined if it does not. */
  modifiedLabel?: string | undefined;
  renderLink?: RenderLink | undefined;
}

/** The views of a list, as links to it. Where they are wider than the screen, the chosen one is scrolled into view. */
export function ViewTabs({ label, tabs, current, modifiedLabel, renderLink = renderAnchor }: ViewTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const classes = viewTabs();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is found by its attribute, which follows `current`.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !chosen) return;
    const [box, tab] = [list.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    const [fromStart, fromEnd] = [tab.left - box.left - edge, tab.right - box.right + edge];
    // No further than needed: the tabs beside it stay in view.
    if (fromStart < 0) list.current.scrollLeft += fromStart;
    else if (fromEnd > 0) list.current.scrollLeft += Math.min(fromStart, fromEnd);
  }, [current, tabs.length]);
  return (
    <nav className={classes.root} aria-label={label}>
      <ul ref={list} className={classes.list}>
        {tabs.map(({ id, label: name, href, sharedBy }) => (
          <li key={id} className={classes.item}>
            <Tooltip content={sharedBy ?? name}>
              {renderLink({
                href,
                className: classes.tab,
                'aria-current': id === current ? 'page' : undefined,
                // The tooltip is not read as a description, too.
                'aria-label': [name, id === current ? modifiedLabel : undefined].filter(Boolean).join(' '),
                children: (
                  <>
                    <span className={classes.name}>{name}</span>
                    {sharedBy === undefined ? null : <Icon of={Users} size="sm" />}
                    {id === current && modifiedLabel !== undefined ? <Modified /> : null}
                  </>
                ),
              })}
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The width of the fading edges, in pixels. */
const edge = 24;

/** A dot that says that the list differs from the chosen view. */
export function Modified() {
  return <span className={viewTabs().modified} />;
}

/** The menu, beside the title of the list. */
export function ViewMenu({ children }: { children: ReactNode }) {
  return <span className={viewTabs().menu}>{children}</span>;
}

/** The name of the chosen view, shown only where the tabs are not: above the cards of a small screen. */
export function ChosenView({ children }: { children: ReactNode }) {
  return <span className={viewTabs().chosen}>{children}</span>;
}

/** What is shown only where the tabs are: elsewhere the menu offers it. */
export function BesideTabs({ children }: { children: ReactNode }) {
  return <span className={viewTabs().action}>{children}</span>;
}

/** The button that saves a view, in a wide table: in others the menu offers it. */
export function SaveView({ children }: { children: ReactNode }) {
  return <span className={viewTabs().save}>{children}</span>;
}
