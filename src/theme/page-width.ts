/** The width of a page in pixels, at the default text size. */
export const pageWidth = 1280;
