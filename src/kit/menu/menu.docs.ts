import type { ComponentGuide } from '#kit/guide.ts';

export const menuGuide: ComponentGuide = {
  group: 'overlay',
  status: 'stable',
  since: '0.1.0',
  purpose: 'A button that opens a list of actions, links and choices: the account menu.',
  avoid: [
    { when: 'A value of a form is chosen.', instead: '`Select`.' },
    { when: 'There are one or two deeds.', instead: 'Show them as buttons.' },
    { when: 'It is the main navigation.', instead: '`SidebarNav`.' },
  ],
  do: [
    'Group what belongs together; a line stands between two groups.',
    'Use a group with options for a choice that takes effect at once, such as the theme.',
    'Put what leaves last: « Déconnexion ».',
  ],
  dont: ['Open menus from menus.', 'Put fields into a menu.', 'Hide the most frequent deed in it.'],
  content: [
    '`label` names the list: « Menu du compte ».',
    'Entries are verbs or places: « Paramètres », « Déconnexion ».',
  ],
  keyboard: [
    { keys: ['Enter', 'Space', 'ArrowDown'], does: 'On the button, opens the list on its first entry.' },
    { keys: ['ArrowUp'], does: 'On the button, opens the list on its last entry.' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'In the list, moves the highlight, round and round.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last entry.' },
    { keys: ['A–Z'], does: 'Moves to the next entry that begins with the letter.' },
    { keys: ['Escape'], does: 'Closes it; focus goes back to the button.' },
  ],
  aria: {
    name: 'Menu button',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/',
    notes: [
      'Choices are `menuitemradio` with one ticked.',
      'Links in a menu are links: they can be opened in a new tab.',
    ],
  },
};
