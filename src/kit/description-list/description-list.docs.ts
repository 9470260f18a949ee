import type { ComponentGuide } from '#kit/guide.ts';

export const descriptionListGuide: ComponentGuide = {
  group: 'record',
  synonyms: ['definition list', 'key and value'],
  purpose: 'The facts about one thing, as pairs of label and value. It is the body of the page of a record.',
  avoid: [
    { when: 'Many things have the same facts.', instead: '`Table`.' },
    { when: 'Lines with amounts add up.', instead: '`LineItems`.' },
  ],
  do: [
    '`columns` for the facts of a record, `head` for the few that one looks for first, above them.',
    '`rows` for long facts, `stacked` in narrow cards, `figures` for numbers under each other.',
    'Show an em dash for a missing value.',
    'Keep the order of the form.',
  ],
  dont: [
    'Put buttons into values: links are the exception.',
    'Repeat the title of the record as the first fact.',
  ],
  examples: [
    {
      do: 'DoShowADash',
      dont: 'DontLeaveItEmpty',
      why: 'An empty space looks like something that is still loading or was forgotten.',
    },
  ],
  content: [
    'Exactly the labels of the fields: « Téléphone », « Rôle principal ».',
    'No colon after a label.',
  ],
  pattern: 'descriptionList',
};
