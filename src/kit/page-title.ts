/** The id of the heading of a page. It names the main landmark: what gets the focus after a navigation says where it is. */
export const pageTitleId = 'page-title';
