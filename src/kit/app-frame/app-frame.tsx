import { Menu as MenuIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from '#kit/brand-mark/brand-mark.tsx';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { type RenderLink, renderAnchor } from '#kit/render-link.tsx';
import { SkipLink } from '#kit/skip-link/skip-link.tsx';
import { appFrame } from '#styled/recipes';

/** The product's frame. */
export interface AppFrameProps {
  brand: string;
  homeHref: string;
  skipLabel: string;
  /** Beside the page; on a small screen the menu button stands for it. */
  navigation: ReactNode;
  menuLabel: string;
  menuOpen: boolean;
  onMenuOpen: () => void;
  /** The menu is about to be wanted: its code can be fetched. */
  onMenuIntent?: (() => void) | undefined;
  /** Who is signed in, at the end of the header. */
  account: ReactNode;
  renderLink?: RenderLink | undefined;
  children: ReactNode;
}

const mainId = 'page';

/** Reading starts at the page: after a navigation, over the frame that stayed. */
export function focusPage() {
  document.getElementById(mainId)?.focus();
}

/** Navigation, header, page. Only the page is printed. */
export function AppFrame({ skipLabel, navigation, account, children, ...head }: AppFrameProps) {
  const { menuLabel, menuOpen, onMenuOpen, onMenuIntent, brand, homeHref, renderLink = renderAnchor } = head;
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
      <aside className={classes.sidebar} aria-label={brand}>
        {home}
        {navigation}
      </aside>
      <div className={classes.column}>
        <header className={classes.header}>
          <div className={classes.compact}>
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
          <div className={classes.account}>{account}</div>
        </header>
        <main id={mainId} tabIndex={-1} className={classes.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
