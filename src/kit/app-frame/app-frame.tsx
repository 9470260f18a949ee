import { Menu as MenuIcon } from 'lucide';
import type { ReactNode } from 'react';
import { BrandMark } from '#kit/brand-mark/brand-mark.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { pageTitleId } from '#kit/page-title.ts';
import { type RenderLink, renderAnchor } from '#kit/render-link.tsx';
import { SkipLink } from '#kit/skip-link/skip-link.tsx';
import { appFrame } from '#styled/recipes';
import { brandName } from '#theme/brand.ts';

export interface AppFrameProps {
  /** The name in the link to the first page. Default: the name of the product. */
  brand?: string | undefined;
  /** The address of the first page. */
  homeHref: string;
  /** The text of the link that skips the navigation. */
  skipLabel: string;
  /** The navigation beside the page. On a small screen the menu button replaces it. */
  navigation: ReactNode;
  /** Names the button that adds the names to a sidebar of icons, or removes them. */
  sidebarLabel: string;
  /** True if a sidebar of icons has their names, too. A sidebar with enough space always has them. */
  named: boolean;
  /** Called by the button that `sidebarLabel` names. */
  onNamedChange: (named: boolean) => void;
  /** The name of the menu button. */
  menuLabel: string;
  /** True while the navigation of a small screen is open. */
  menuOpen: boolean;
  /** Called by the menu button. */
  onMenuOpen: () => void;
  /** Called on hover and focus of the menu button: the code of the menu can be loaded. */
  onMenuIntent?: (() => void) | undefined;
  /** The search over everything, at the start of the header; on a small screen beside the account menu. */
  search?: ReactNode;
  /** The account menu, at the end of the header. */
  account: ReactNode;
  renderLink?: RenderLink | undefined;
  children: ReactNode;
}

/** The id of the page inside the frame. */
export const mainId = 'page';

/** Moves focus to the page. Called when the next page is shown, since the frame stays mounted. */
export function focusPage() {
  document.getElementById(mainId)?.focus();
}

/** The frame of every page: navigation, header, page. Only the page is printed. */
export function AppFrame({ skipLabel, navigation, search, account, children, ...head }: AppFrameProps) {
  const { sidebarLabel, named, onNamedChange, menuLabel, menuOpen, onMenuOpen, onMenuIntent } = head;
  const { brand = brandName, homeHref, renderLink = renderAnchor } = head;
  const classes = appFrame();
  const home = renderLink({
    href: homeHref,
    className: classes.brand,
    children: (
      <>
        <BrandMark />
        <span>{brand}</span>
      </>
    ),
  });
  return (
    <div className={classes.root}>
      <SkipLink target={mainId}>{skipLabel}</SkipLink>
      <aside className={classes.sidebar} aria-label={brand} data-named={named || undefined}>
        {home}
        {navigation}
      </aside>
      <div className={classes.column}>
        <header className={classes.header}>
          <div className={classes.compact}>
            <IconButton
              icon={MenuIcon}
              label={sidebarLabel}
              aria-expanded={named}
              onClick={() => onNamedChange(!named)}
            />
            <IconButton
              icon={MenuIcon}
              label={menuLabel}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={onMenuOpen}
              onPointerEnter={onMenuIntent}
              onFocus={onMenuIntent}
            />
            {home}
          </div>
          {search}
          <div className={classes.account}>{account}</div>
        </header>
        <main id={mainId} aria-labelledby={pageTitleId} tabIndex={-1} className={classes.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
