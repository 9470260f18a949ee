import type { ComponentGuide } from '#kit/guide.ts';

export const formMatrixGuide: ComponentGuide = {
  group: 'entry',
  beta: true,
  synonyms: ['grid of inputs', 'grille'],
  purpose: 'Fields in two columns that read like a table, such as prices by day and by night.',
  avoid: [
    { when: 'Values are read only.', instead: '`Table` or `LineItems`.' },
    { when: 'The fields are unrelated.', instead: '`FormRow`.' },
  ],
  do: [
    'Give each field a complete label, visually hidden.',
    'Use one cell for a value that is the same in both columns, and say so in `scope`: « Jour et nuit ».',
  ],
  dont: [
    'Add a third column: a small screen is too narrow for it.',
    'Use it for text: it is made for figures.',
  ],
  content: [
    'On a small screen each field has the icon of its column: choose icons that say it alone.',
    'Headings are short: « Jour », “Nuit”. The label of a field is complete: « Prix par kilomètre (nocturne) ».',
    'Rows name the thing alone: “Bagage”, “Animal”.',
  ],
  pattern: 'labels',
  keyboard: [{ keys: ['Tab'], does: 'Moves through the fields row by row, first column first.' }],
  accessibility: [
    'The headings are hidden from assistive technology: each control has its own name.',
    'It has no table role: it is a form.',
  ],
};
