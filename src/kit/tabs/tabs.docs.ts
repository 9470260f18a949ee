import type { ComponentGuide } from '#kit/guide.ts';

export const tabsGuide: ComponentGuide = {
  group: 'navigation',
  synonyms: ['onglets'],
  purpose:
    'A page in parts, one of which is shown. A part is rendered when it is first chosen and then kept.',
  avoid: [
    { when: 'The parts are separate pages.', instead: 'Entries of `SidebarNav`, or links.' },
    { when: 'They are steps in an order.', instead: '`Steps`.' },
    { when: 'One value among several is chosen.', instead: '`SegmentedControl` or `Select`.' },
  ],
  do: [
    'Keep the chosen tab in the address, so that it can be shared and restored.',
    'Put the most frequent part first.',
  ],
  dont: [
    'Use it for two things that are read together.',
    'Put tabs into tabs.',
    'Lose entered data when the tab changes: it is kept.',
  ],
  content: [
    "Nouns of one to three words: « Mot de passe », « Formules d'abonnement ».",
    '`label` names the list of tabs: « Paramètres ».',
  ],
  pattern: 'tabs',
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chosen tab, then into its content.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Chooses the tab before or after and wraps around.' },
    { keys: ['Home', 'End'], does: 'Chooses the first or last tab.' },
  ],
  accessibility: ['Only the chosen tab is a stop of the Tab key.', 'Each panel is named by its tab.'],
};
