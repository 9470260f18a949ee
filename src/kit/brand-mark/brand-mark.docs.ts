import type { ComponentGuide } from '#kit/guide.ts';

export const brandMarkGuide: ComponentGuide = {
  group: 'layout',
  synonyms: ['logo'],
  purpose:
    'The logo of the product: a route between two locations. It stands beside the name of the product on the login page, in the sidebar and in the header.',
  avoid: [
    { when: 'An entry or an action needs an icon.', instead: '`Icon`.' },
    {
      when: 'The name of the product is not beside it.',
      instead: 'Write the name: the logo has no text alternative.',
    },
  ],
  do: [
    '`lg` above the title of a page without a frame, `md` beside the name in the frame.',
    'Keep the name beside it as text.',
  ],
  dont: ['Change its colour: its background is the accent in both themes.', 'Use it as a loading indicator.'],
  pattern: 'decoration',
};
