import type { ComponentGuide } from '#kit/guide.ts';

export const menuGuide: ComponentGuide = {
  group: 'overlay',
  synonyms: ['dropdown', 'menu button'],
  purpose: 'A button that opens a list of actions, links and choices, such as the account menu.',
  avoid: [
    { when: 'A value of a form is chosen.', instead: '`Select`.' },
    { when: 'There are one or two actions.', instead: 'Buttons.' },
    { when: 'It is the main navigation.', instead: '`SidebarNav`.' },
  ],
  do: [
    'Group related entries. A line separates two groups.',
    'Use a group with options for a choice that takes effect at once, such as the theme.',
    'Put signing out last: « Déconnexion ».',
  ],
  dont: ['Open menus from menus.', 'Put fields into a menu.', 'Hide the most frequent action in it.'],
  content: [
    '`label` names the list: « Mon compte ».',
    'Entries are verbs or names of pages: « Paramètres », « Déconnexion ».',
  ],
  pattern: 'menuButton',
  keyboard: [
    { keys: ['Enter', 'Space', 'ArrowDown'], does: 'On the button, opens the list on its first entry.' },
    { keys: ['ArrowUp'], does: 'On the button, opens the list on its last entry.' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'In the list, moves the highlight and wraps around.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last entry.' },
    { keys: ['A–Z'], does: 'Moves to the next entry that begins with the letter.' },
    { keys: ['Escape'], does: 'Closes it and moves focus back to the button.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Closes it and moves to the control after or before the button.' },
  ],
  accessibility: [
    'Choices are `menuitemradio`; one of them is checked.',
    'Links in a menu are real links: they can be opened in a new tab.',
  ],
};
