import type { ComponentGuide } from '#kit/guide.ts';

export const spinnerGuide: ComponentGuide = {
  group: 'feedback',
  status: 'stable',
  since: '0.1.0',
  purpose: 'A turning ring where something is under way and its shape is not known.',
  avoid: [
    { when: 'The shape of what is coming is known.', instead: '`Skeleton`.' },
    { when: 'A button is at work.', instead: '`loading` of the button, which draws it.' },
  ],
  do: [
    'Give `label` where nothing else says what is awaited.',
    'Leave `label` out inside a button that says `aria-busy`.',
  ],
  dont: ['Cover a whole page with it.', 'Show more than one at a time.'],
  content: ['`label` is a noun: « Chargement ».'],
  keyboard: 'Takes no focus: it is a sign.',
  aria: {
    name: 'Status',
    href: 'https://www.w3.org/TR/wai-aria-1.2/#status',
    notes: [
      'With a label it is a `status` and announced politely; without, it is decoration.',
      'It stands still for those who asked for less motion; the label still says it.',
    ],
  },
};
