/** For stories: text twice as large where there is least room for it, as WCAG 1.4.4 asks. */
export const largeTextOnPhone = { text: 'double', viewport: { value: 'phone' } };

/** For stories: the colours of an operating system in high contrast. */
export const forcedColours = { contrast: 'forced' };
