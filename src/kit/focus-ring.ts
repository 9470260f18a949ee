/** The ring that shows where the focus is, for a part that shows it instead of the focused element. */
export const focusRing = { outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'focus.ring' } as const;

/**
 * The ring of the option or entry that the keys are about. The focus itself is on its list or on a search box, and the
 * background of a highlight alone hardly stands out.
 */
export const highlightRing = { ...focusRing, outlineOffset: '[-2px]' } as const;
