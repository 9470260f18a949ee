import type { ComponentGuide } from '#kit/guide.ts';

export const ledgerGuide: ComponentGuide = {
  group: 'record',
  status: 'beta',
  since: '0.1.0',
  purpose:
    'Lines that belong together, such as those of a bill: a plain table inside a sheet, figures under figures.',
  avoid: [
    { when: 'Records are listed, searched or paged.', instead: '`Table`.' },
    { when: 'Each thing has one value.', instead: '`DescriptionList`.' },
  ],
  do: ['Align figures at their end.', 'Put the total into its own last line.'],
  dont: ['Put actions into lines.', 'Use it for more lines than fit a page of paper.'],
  content: [
    'Headings are nouns: « Désignation », « Quantité », « Montant ».',
    'Amounts in French format with their unit: « 1 284,50 € ».',
  ],
  keyboard: 'Takes no focus: it is read.',
  aria: {
    name: 'Table',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/table/',
    notes: ["A native table, named by `label`; each heading is a column's."],
  },
};
