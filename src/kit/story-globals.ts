/** The globals of a story on a phone. */
export const phone = { viewport: { value: 'phone' } };

/** The globals of a story with double text size on a phone (WCAG 1.4.4). */
export const largeTextOnPhone = { text: 'double', viewport: { value: 'phone' } };

/** The globals of a story in a script that runs from right to left. */
export const rightToLeft = { direction: 'rtl' };

/** The globals of a story in the colours of an operating system in high contrast. */
export const forcedColours = { contrast: 'forced' };

/**
 * The parameters of stories that open something over the page. On a docs page they have a frame of their own of this height,
 * in which their play function runs: inline, it does not, and what opens would cover the docs page.
 */
export const ownFrame = (height: string) => ({ docs: { story: { inline: false, height } } });
