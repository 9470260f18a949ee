import type { ComponentGuide } from '#kit/guide.ts';

export const sidebarNavGuide: ComponentGuide = {
  group: 'navigation',
  status: 'stable',
  since: '0.1.0',
  purpose: "The product's main navigation. The same list serves the sidebar and the slide-out menu.",
  avoid: [
    { when: 'Parts of one page.', instead: '`Tabs`.' },
    { when: 'Deeds.', instead: "`Menu`, or buttons in the page's head." },
  ],
  do: [
    'Mark the entry one is under as `current`.',
    'Use a second section, with a heading, for what is less frequent.',
    'Give each entry its own icon, the same as on its empty page.',
  ],
  dont: [
    'Nest entries.',
    'Add entries that the person may not open.',
    'Change the order: people find them by place.',
  ],
  content: [
    'Nouns, as in the titles of the pages: « Tableau de bord », « Utilisateurs », « Paramètres ».',
    '`label` names the landmark: « Navigation principale ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the entries.' },
    { keys: ['Enter'], does: 'Follows the entry.' },
  ],
  aria: {
    name: 'Navigation landmark',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/navigation.html',
    notes: [
      'The current entry has `aria-current="page"`; weight and tint tell it to the eye.',
      "A section's list is named by its heading.",
    ],
  },
};
