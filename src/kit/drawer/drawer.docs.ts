import type { ComponentGuide } from '#kit/guide.ts';

export const drawerGuide: ComponentGuide = {
  group: 'overlay',
  status: 'stable',
  since: '0.1.0',
  purpose: 'A panel that slides over the page from its start side: the navigation of a small screen.',
  avoid: [
    { when: 'Something is filled in or decided.', instead: '`Dialog`.' },
    { when: 'The screen has room for the sidebar.', instead: '`SidebarNav` in the frame.' },
  ],
  do: [
    'Let it close when one of its links is followed; it does so by itself.',
    "Fetch its code on the trigger's hover or focus, with `preloadDrawer`.",
  ],
  dont: ['Put forms into it.', 'Open it by itself.'],
  content: [
    "The title is the product's name: « Back-office ».",
    'The cross is named for what it does: « Fermer le menu ».',
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves inside the panel and never leaves it.' },
    { keys: ['Escape'], does: 'Closes it.' },
    { keys: ['Enter'], does: 'Follows the link that has focus, and closes the panel.' },
  ],
  aria: {
    name: 'Dialog (modal)',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/',
    notes: [
      'A dialog in another dress: named by its title, focus trapped, page hidden.',
      'Focus goes back to the menu button.',
    ],
  },
};
