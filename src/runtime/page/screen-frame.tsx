import { type ReactNode, useMemo } from 'react';
import { Breadcrumb, type BreadcrumbItem } from '#kit/breadcrumb/breadcrumb.tsx';
import { Page, type PageProps } from '#kit/page/page.tsx';
import { tabTitle } from '#kit/page-title.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { routerLink } from '#runtime/links/router-link.tsx';

interface ScreenFrameProps {
  /** The heading of the page and the title of the browser tab. */
  title: string;
  /** The breadcrumb below the dashboard; the last item is this page. */
  trail: BreadcrumbItem[];
  actions?: ReactNode;
  /** True while the actions are not known. Default: false. */
  waiting?: boolean;
  width?: PageProps['width'];
  children: ReactNode;
}

/** The frame of every page: breadcrumb, heading and the title of the browser tab. */
export function ScreenFrame({ title, trail, actions, waiting, width, children }: ScreenFrameProps) {
  const t = useTranslate();
  const breadcrumb = useMemo(
    () => (
      <Breadcrumb
        label={t('shell.breadcrumb')}
        items={[{ label: t('pages.dashboard.title'), href: '/' }, ...trail]}
        renderLink={routerLink}
      />
    ),
    [t, trail],
  );
  return (
    <Page title={title} width={width} actions={actions} waiting={waiting} breadcrumb={breadcrumb}>
      {useMemo(
        () => (
          <title>{tabTitle(title)}</title>
        ),
        [title],
      )}
      {children}
    </Page>
  );
}
