import { lazyScreen } from '#lib/code/lazy-screen.ts';
import type { Resource } from '#schema/resource.ts';

/** The figures above a list. Most lists have none, so their code loads together with the descriptors that have some. */
export const ListFigures = lazyScreen(() => import('./list-figures.tsx'), 'ListFigures');

/** Loads the code of the figures of a list, if it has some. Rejects if it cannot be loaded. */
export const loadListFigures = async ({ figures }: Resource): Promise<void> =>
  figures && ListFigures.preload();
