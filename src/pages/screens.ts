import { type AsyncRouteComponent, lazyRouteComponent } from '@tanstack/react-router';
import type { ResourceName } from '#schema/messages.ts';
import type { Resource } from '#schema/resource.ts';

/** The screens that a page may replace. */
export type Screen = 'detail';

/** What such a page is given. */
export interface RecordPageProps {
  resource: Resource;
  /** As it stands in the URL. */
  id: string;
}

type Overrides = Partial<Record<ResourceName, Partial<Record<Screen, AsyncRouteComponent<RecordPageProps>>>>>;

/** The pages that replace screens, by resource. */
export const screens: Overrides = {
  users: { detail: lazyRouteComponent(() => import('./user-detail/user-detail-page.tsx'), 'UserDetailPage') },
};
