import type { ComponentGuide } from '#kit/guide.ts';

export const linkGuide: ComponentGuide = {
  group: 'navigation',
  synonyms: ['anchor', 'lien'],
  purpose:
    'Takes the user to another page of the product with the link of the router, or to another site in a new tab.',
  avoid: [
    { when: 'It starts an action.', instead: '`Button`.' },
    { when: 'It is one of the main entries.', instead: '`SidebarNav`.' },
  ],
  do: [
    'Use `ExternalLink` for every address outside the product: the new tab gets no reference to this one.',
    'Say with `newTabLabel` that a new tab opens.',
    'Validate an address that comes from data before passing it.',
    'Use `quiet` for the name of a record that opens its page, `accent` for an email address or a telephone number on that page. In a row of a table these are plain text: a press there opens the record.',
  ],
  dont: ['Open pages of the product in a new tab.', 'Style text as a link that leads nowhere.'],
  examples: [
    {
      do: 'DoNameTheTarget',
      dont: 'DontSayHere',
      why: 'A screen reader lists links without the sentence around them.',
    },
  ],
  content: [
    'The text names the target: “Voir le paiement”, never “Cliquez ici”.',
    '« (nouvel onglet) » follows the text, visually hidden.',
  ],
  pattern: 'link',
  accessibility: [
    'Underlined within a sentence: colour alone does not mark it.',
    '`rel="noopener noreferrer"` on every external link.',
  ],
};
