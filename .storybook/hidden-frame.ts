/*
 * Makes the frame of the stories transparent in test runs, since nobody looks at it. Nothing changes inside the frame.
 *
 * - The browser does not paint it. Painting would take a tenth of the time of all stories.
 * - The browser's real pointer does not reach it. Stories move a simulated pointer. The real one is at the corner of the
 *   page, and Chromium sometimes reports that it has entered what a story shows there: a tooltip would close, or an option
 *   would be highlighted.
 */
frameElement?.setAttribute(
  'style',
  `${frameElement.getAttribute('style') ?? ''}; opacity: 0; pointer-events: none`,
);
