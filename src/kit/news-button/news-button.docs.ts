import type { ComponentGuide } from '#kit/guide.ts';

export const newsButtonGuide: ComponentGuide = {
  group: 'feedback',
  purpose: 'Says that there is something newer than what is shown, and shows it when it is pressed.',
  avoid: [
    { when: 'An action of the user succeeded or failed.', instead: 'A toast.' },
    { when: 'It is about the whole product.', instead: '`NoticeBar`.' },
  ],
  do: [
    'Put it before the part that it is about, in a box of its own: it lies on the upper edge of that part.',
    'Announce it with a live region that is there before it.',
  ],
  dont: ['Show the new content without a press: rows must not move under the pointer.'],
  content: ['What is new, then the verb: « 3 nouvelles courses. Afficher ».'],
  pattern: 'button',
  accessibility: ['Its name is the whole sentence.'],
};
