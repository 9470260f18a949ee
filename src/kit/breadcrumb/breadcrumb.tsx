import { ChevronRight } from 'lucide-react';
import { Icon } from '#kit/icon/icon.tsx';
import { type RenderLink, renderAnchor } from '#kit/render-link.tsx';
import { breadcrumb } from '#styled/recipes';

/** One step of the way; the last one is the page itself and leads nowhere. */
export interface BreadcrumbItem {
  label: string;
  href?: string | undefined;
}

/** The way from the home page to this one. */
export interface BreadcrumbProps {
  label: string;
  items: BreadcrumbItem[];
  renderLink?: RenderLink | undefined;
}

/** Long names are cut with an ellipsis before the line breaks; assistive technology reads them whole. */
export function Breadcrumb({ label, items, renderLink = renderAnchor }: BreadcrumbProps) {
  const styles = breadcrumb();
  return (
    <nav className={styles.root} aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={`${item.href ?? ''} ${item.label}`} className={styles.item}>
              {last || item.href === undefined ? (
                <span className={styles.current} aria-current={last ? 'page' : undefined}>
                  {item.label}
                </span>
              ) : (
                renderLink({ href: item.href, className: styles.link, children: item.label })
              )}
              {last ? null : (
                <span className={styles.separator}>
                  <Icon of={ChevronRight} size="sm" />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
