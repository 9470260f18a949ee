import type { ComponentGuide } from '#kit/guide.ts';

export const lineItemsGuide: ComponentGuide = {
  group: 'record',
  beta: true,
  synonyms: ['invoice lines', 'facture'],
  purpose:
    'A plain table of the items of one thing, such as the lines of an invoice, inside a card or a printed page.',
  avoid: [
    { when: 'Records are listed, searched or paged.', instead: '`Table`.' },
    { when: 'Each thing has one value.', instead: '`DescriptionList`.' },
  ],
  do: ['Align figures at their end.', 'Put the total into its own last line.'],
  dont: ['Put actions into lines.', 'Use it for more lines than fit on a printed page.'],
  content: [
    'Headings are nouns: « Désignation », « Quantité », « Montant ».',
    'Amounts have the French format with their unit: “1 284,50 €”.',
  ],
  pattern: 'table',
};
