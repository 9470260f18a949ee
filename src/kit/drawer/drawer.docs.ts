import type { ComponentGuide } from '#kit/guide.ts';

export const drawerGuide: ComponentGuide = {
  group: 'overlay',
  synonyms: ['side sheet', 'side panel', 'tiroir'],
  purpose:
    'A panel that slides over the page: from its start side for the navigation on a small screen, from its end side for information about the page.',
  avoid: [
    { when: 'Data is entered or a decision is made.', instead: '`Dialog`.' },
    { when: 'The screen is wide enough for the sidebar.', instead: '`SidebarNav` in the frame.' },
  ],
  do: [
    'Let it close when one of its links is followed: it does so by itself.',
    'Load its code on hover and focus of its trigger, with `preloadDrawer`.',
  ],
  dont: ['Put forms into it.', 'Open it without an action of the user.'],
  content: [
    'The title says what is in it: « Menu ».',
    'The close button says what it does: « Fermer le menu ».',
  ],
  pattern: 'dialog',
  keyboard: [{ keys: ['Enter'], does: 'Follows the link that has focus, and closes the panel.' }],
};
