import { ChevronRight } from 'lucide';
import { Icon } from '#kit/icon/icon.tsx';
import { type RenderLink, renderAnchor } from '#kit/render-link.tsx';
import { breadcrumb } from '#styled/recipes';

/** A step of the path. The last one is the page itself and has no link. */
export interface BreadcrumbItem {
  label: string;
  href?: string | undefined;
}

/** The props of a breadcrumb. */
export interface BreadcrumbProps {
  label: string;
  items: BreadcrumbItem[];
  renderLink?: RenderLink | undefined;
}

/** The path from the home page to this page. Long names are cut with an ellipsis; assistive technology reads them whole. */
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
