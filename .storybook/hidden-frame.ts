/*
 * No person sees the frame of the stories in test runs, so it is transparent, which changes nothing inside it.
 *
 * - The browser does not draw it, which takes a tenth of the time of all stories.
 * - The browser's own pointer does not reach it. Stories move a simulated one, and Chromium reports at times that its own,
 *   at the corner of the page, has entered what a story shows there, which closes a tooltip or highlights an option.
 */
frameElement?.setAttribute(
  'style',
  `${frameElement.getAttribute('style') ?? ''}; opacity: 0; pointer-events: none`,
);
