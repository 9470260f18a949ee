import type { ComponentGuide } from '#kit/guide.ts';

export const linkGuide: ComponentGuide = {
  group: 'navigation',
  status: 'stable',
  since: '0.1.0',
  purpose: "A way: to another page of the product with the router's link, or out of it in a new tab.",
  avoid: [
    { when: 'Something happens.', instead: '`Button`.' },
    { when: 'The way is one of the main entries.', instead: '`SidebarNav`.' },
  ],
  do: [
    'Use `ExternalLink` for every address outside the product: the new tab learns nothing of this one.',
    'Say with `newTabLabel` that a new tab opens.',
    'Check an address that comes from data before it gets here.',
  ],
  dont: ["Open the product's own pages in a new tab.", 'Style text as a link that leads nowhere.'],
  content: [
    'The text names where one arrives: « Voir le paiement », never « Cliquez ici ».',
    '« (nouvel onglet) » is said after the text, hidden from sight.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the link.' },
    { keys: ['Enter'], does: 'Follows it.' },
  ],
  aria: {
    name: 'Link',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
    notes: [
      'Underlined where it stands within a sentence: colour alone does not tell it.',
      '`rel="noopener noreferrer"` on every way out.',
    ],
  },
};
