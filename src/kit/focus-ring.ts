/**
 * The ring of the option or entry that the keys are about. The focus itself is on its list or on a search box, and the
 * background of a highlight alone hardly stands out.
 */
export const highlightRing = {
  outlineWidth: '2px',
  outlineStyle: 'solid',
  outlineColor: 'focus.ring',
  outlineOffset: '[-2px]',
} as const;
