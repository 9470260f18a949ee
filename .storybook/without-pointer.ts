/*
 * Stories move a simulated pointer. The browser's own pointer stands at the corner of the page, and Chromium reports at
 * times that it has entered what a story shows there, which closes a tooltip or highlights an option. So the frame of the
 * stories does not see it.
 */
frameElement?.setAttribute('style', `${frameElement.getAttribute('style') ?? ''}; pointer-events: none`);
