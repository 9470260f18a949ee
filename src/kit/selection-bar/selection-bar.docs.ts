import type { ComponentGuide } from '#kit/guide.ts';

export const selectionBarGuide: ComponentGuide = {
  group: 'action',
  synonyms: ['bulk actions', 'actions groupées'],
  purpose: 'What can be done with the selected rows of a table, and how many there are.',
  avoid: [
    { when: 'One record is acted on.', instead: 'The actions of its row or of its page.' },
    { when: 'A list is limited.', instead: '`FilterBar`.' },
  ],
  do: [
    'Show it only while rows are selected.',
    'Say in each button how many of the selected rows it is about.',
    'Keep an action that is about none of them where it is, disabled, with the reason.',
  ],
  dont: ['Act without a question that has the count.', 'Give it an action that is not about the rows.'],
  content: [
    'The count is a short phrase: « 5 lignes sélectionnées ».',
    'A button is the name of the action and its count: “Valider (5)”.',
    'The extension says what it adds: « Sélectionner les 237 résultats ».',
  ],
  pattern: 'button',
  accessibility: [
    'An `Announcement` beside the bar reads out the count: the bar itself comes and goes with it.',
    'The bar follows the rows: Tab leads to it from the last one.',
  ],
};
