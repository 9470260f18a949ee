import type { ComponentGuide } from '#kit/guide.ts';

export const formMatrixGuide: ComponentGuide = {
  group: 'entry',
  status: 'beta',
  since: '0.1.0',
  purpose: 'Fields of two columns that read like a table: prices by day and by night.',
  avoid: [
    { when: 'Values are only read.', instead: '`Table`, or `Ledger`.' },
    { when: 'The fields have nothing in common.', instead: '`FormRow`.' },
  ],
  do: [
    'Give each field a whole label of its own, hidden from sight.',
    'Use one cell across both columns for a value that knows no difference.',
  ],
  dont: [
    'Add a third column: a small screen has no room for it.',
    'Use it for texts: figures line up, sentences do not.',
  ],
  content: [
    "Headings are short: « Jour », « Nuit »; the field's own label is whole: « Prix par kilomètre (nocturne) ».",
    'Rows name the thing alone: « Bagage », « Animal ».',
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves through the fields row by row, first column first.' }],
  aria: {
    name: 'Labelled form controls',
    href: 'https://www.w3.org/WAI/tutorials/forms/labels/',
    notes: [
      'The headings are for the eye alone and hidden; each control is named by itself.',
      'No table role: it is a form, and one moves through it with Tab.',
    ],
  },
};
