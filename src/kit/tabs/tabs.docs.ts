import type { ComponentGuide } from '#kit/guide.ts';

export const tabsGuide: ComponentGuide = {
  group: 'navigation',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'A page in parts, one of which is shown. What a tab shows is drawn when it is first chosen, and kept.',
  avoid: [
    { when: 'The parts are pages of their own.', instead: 'Entries of `SidebarNav`, or links.' },
    { when: 'Steps are done in order.', instead: 'One form after the other.' },
    { when: 'One value among several is chosen.', instead: '`Select`.' },
  ],
  do: [
    'Keep the chosen tab in the address, so that it can be sent and gone back to.',
    'Put the most frequent part first.',
  ],
  dont: [
    'Use it for two things that are read together.',
    'Put tabs into tabs.',
    'Lose what was typed when another tab is looked at; it is kept.',
  ],
  content: [
    "Nouns of one to three words: « Mot de passe », « Formules d'abonnement ».",
    '`label` names the list of tabs: « Paramètres ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chosen tab, then into what it shows.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Chooses the tab before or after, round and round.' },
    { keys: ['Home', 'End'], does: 'Chooses the first or last tab.' },
  ],
  aria: {
    name: 'Tabs with automatic activation',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/examples/tabs-automatic/',
    notes: ['Only the chosen tab is a stop of the Tab key.', 'Each panel is named by its tab.'],
  },
};
