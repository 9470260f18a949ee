import { brandName } from '#theme/brand.ts';

/** The id of the heading of a page. It names the main landmark: what gets the focus after a navigation says where it is. */
export const pageTitleId = 'page-title';

/** Returns the title of the browser tab for a page with this heading. */
export const tabTitle = (heading: string) => `${heading} · ${brandName}`;
