/** The handle by which a row is dragged to another position. */
export const gripStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  alignSelf: 'stretch',
  width: '6',
  color: 'fg.subtle',
  cursor: 'grab',
  touchAction: 'none',
  _hover: { color: 'fg.default' },
} as const;
