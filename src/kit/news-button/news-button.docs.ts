import type { ComponentGuide } from '#kit/guide.ts';

export const newsButtonGuide: ComponentGuide = {
  group: 'feedback',
  synonyms: ['refresh', 'new rows', 'nouveautés'],
  purpose: 'Says that there is something newer than what is shown, and shows it when it is pressed.',
  avoid: [
    { when: 'An action of the user succeeded or failed.', instead: 'A toast.' },
    { when: 'It is about the whole product.', instead: '`NoticeBar`.' },
  ],
  do: [
    'Put it into a `Page`, before the part that it is about: it lies on the upper edge of that part.',
    'Keep it there while nothing is new: it is a live region.',
  ],
  dont: ['Show the new content without a press: rows must not move under the pointer.'],
  content: ['What is new, then the verb: « 3 nouvelles courses. » « Afficher ».'],
  pattern: 'button',
  accessibility: ['Its name is the whole sentence.'],
};
