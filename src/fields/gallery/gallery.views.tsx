import type { Views } from '#fields/contract.ts';
import { lazyDetail } from '#fields/lazy-detail.tsx';
import { Avatar } from '#kit/avatar/avatar.tsx';
import type { GalleryField } from './gallery.ts';
import { sourcesOf } from './sources.ts';

const skeleton = [{ shape: 'media' }] as const;

/** In a table the first picture, as decoration. On a page all pictures, one at a time. */
export const views: Views<GalleryField> = {
  banner: 'half',
  isEmpty: (value) => sourcesOf(value).length === 0,
  format: (value) => sourcesOf(value).join(', '),
  Cell: ({ value }) => <Avatar src={sourcesOf(value)[0]} shape="square" />,
  Missing: () => <Avatar shape="square" />,
  Detail: lazyDetail(async () => (await import('./gallery.detail.tsx')).GalleryDetail, skeleton),
  skeleton,
  cellSkeleton: () => [{ shape: 'square' }],
};
