import type { ComponentGuide } from '#kit/guide.ts';

export const spinnerGuide: ComponentGuide = {
  group: 'feedback',
  synonyms: ['loader', 'loading', 'chargement'],
  purpose: 'A rotating ring for content whose shape is not known.',
  avoid: [
    { when: 'The shape of the content is known.', instead: '`Skeleton`.' },
    { when: 'A button is loading.', instead: '`loading` of the button, which shows it.' },
  ],
  do: [
    'Give `label` where no other text says what is loading.',
    'Leave `label` out inside a button with `aria-busy`.',
  ],
  dont: ['Cover a whole page with it.', 'Show more than one at a time.'],
  content: ['`label` is a noun: « Chargement… ».'],
  pattern: 'status',
  accessibility: [
    'With a label it is a `status` and announced politely. Without, it is decoration.',
    'It does not move with reduced motion.',
  ],
};
