/** Stories: the width of a phone. */
export const phone = { viewport: { value: 'phone' } };

/** Stories: double text size on a phone (WCAG 1.4.4). */
export const largeTextOnPhone = { text: 'double', viewport: { value: 'phone' } };

/** Stories: the colours of an operating system in high contrast. */
export const forcedColours = { contrast: 'forced' };
