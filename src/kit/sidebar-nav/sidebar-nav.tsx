import type { IconNode } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { type RenderLink, renderAnchor } from '#kit/render-link.tsx';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import { sidebarNav } from '#styled/recipes';

/** One entry of the navigation. */
export interface SidebarNavItem {
  href: string;
  label: string;
  /** What assistive technology and the tooltip say. It begins with the label. Default: the label. */
  name?: string | undefined;
  icon: IconNode;
  /** What stands at the end of the entry: the number of things that wait there (`NavCount`). */
  mark?: ReactNode;
  current?: boolean | undefined;
}

/** Entries, with an optional heading. */
export interface SidebarNavSection {
  heading?: string | undefined;
  items: SidebarNavItem[];
}

/** The props of the main navigation. */
export interface SidebarNavProps {
  label: string;
  /** Sections without entries are left out. */
  sections: SidebarNavSection[];
  /** What filters many entries, above them; null keeps its space. A narrow sidebar does not show it. */
  tools?: ReactNode;
  renderLink?: RenderLink | undefined;
}

/** The main navigation. The sidebar and the drawer show the same list; a narrow sidebar shows its icons. */
export function SidebarNav({ label, tools, sections, renderLink = renderAnchor }: SidebarNavProps) {
  const styles = sidebarNav();
  return (
    <nav className={styles.root} aria-label={label}>
      {tools && <div className={styles.tools}>{tools}</div>}
      {sections.map(
        (section) =>
          section.items.length > 0 && (
            <Section key={section.heading ?? ''} section={section} renderLink={renderLink} />
          ),
      )}
    </nav>
  );
}

function Section({ section, renderLink }: { section: SidebarNavSection; renderLink: RenderLink }) {
  const styles = sidebarNav();
  const headingId = useId();
  const { heading, items } = section;
  return (
    <div className={styles.section}>
      {heading && (
        <p id={headingId} className={styles.heading}>
          {heading}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={heading === undefined ? undefined : headingId}>
        {items.map(({ label, name = label, ...item }) => (
          <li key={item.href}>
            <Tooltip content={name} side="right">
              {renderLink({
                href: item.href,
                className: styles.link,
                'aria-label': name,
                'aria-current': item.current === true ? 'page' : undefined,
                children: (
                  <>
                    <Icon of={item.icon} />
                    <span className={styles.label}>{label}</span>
                    {item.mark}
                  </>
                ),
              })}
            </Tooltip>
          </li>
        ))}
      </ul>
    </div>
  );
}
