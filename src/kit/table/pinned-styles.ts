/** The actions of a row stay visible. The other columns scroll under them. */
export const pinnedStyles = {
  position: 'sticky',
  insetInlineEnd: '0',
  zIndex: 'raised',
  borderInlineStart: 'strong',
  _before: {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '[100%]',
    width: '2',
    backgroundImage: '[linear-gradient(to left, {colors.border.default}, transparent)]',
    pointerEvents: 'none',
    _highContrast: { display: 'none' },
  },
} as const;
