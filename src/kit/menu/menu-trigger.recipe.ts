import { defineRecipe } from '@pandacss/dev';

/** The avatar needs another background than the hovered button. */
const avatarOnMuted = { backgroundColor: 'bg.surface' } as const;

/** The button of a menu. */
export const menuTriggerRecipe = defineRecipe({
  className: 'menuTrigger',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control.md',
    maxWidth: 'full',
    padding: '1',
    /** A picture is closer to the edge than the name after it. */
    paddingInlineEnd: '2.5',
    borderRadius: 'md',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    transitionProperty: 'background-color, box-shadow',
    transitionDuration: 'fast',
    _hover: { backgroundColor: 'bg.muted', '& .avatar': avatarOnMuted },
    _active: { backgroundColor: 'bg.muted', boxShadow: 'pressed', '& .avatar': avatarOnMuted },
    '&[aria-expanded=true]': { backgroundColor: 'bg.muted', '& .avatar': avatarOnMuted },
  },
});
