import { lazyScreen } from '#lib/code/lazy-screen.ts';
import type { RecordPages } from './record-page.ts';

/** The pages that replace screens, by resource. */
export const screens: RecordPages = {
  users: { detail: lazyScreen(() => import('./user-detail/user-detail-page.tsx'), 'UserDetailPage') },
};
