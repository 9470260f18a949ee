import type { ComponentGuide } from '#kit/guide.ts';

export const timelineGuide: ComponentGuide = {
  group: 'record',
  synonyms: ['history', 'chronologie'],
  purpose: 'What happened to one thing, in the order in which it happened: when, by whom and why.',
  avoid: [
    { when: 'Every change of a record is listed.', instead: '`Table`, as the journal.' },
    { when: 'A task runs now.', instead: '`Progress`.' },
  ],
  do: [
    'Leave out what has not happened, or when nobody knows it.',
    'Put the reason into `note`, in the words of the person.',
  ],
  dont: [
    'Show steps that may still come: the last point is the state of now.',
    'Use a tone without a label that says the same.',
  ],
  content: [
    'A label is a participle: « Demandée », « Acceptée », « Annulée ».',
    'The time is exact: “23 novembre 2026 à 23:45”.',
  ],
  pattern: 'orderedList',
};
