import type { ComponentGuide } from '#kit/guide.ts';

export const brandMarkGuide: ComponentGuide = {
  group: 'layout',
  status: 'stable',
  since: '0.1.0',
  purpose:
    "The product's mark: a route between two places. It stands beside the product's name on the login page, in the sidebar and in the header.",
  avoid: [
    { when: 'An icon for an entry or an action is wanted.', instead: '`Icon`.' },
    {
      when: "The product's name is not beside it.",
      instead: 'Write the name; the mark alone says nothing to those who do not see it.',
    },
  ],
  do: [
    '`lg` above the title of a page without a frame, `md` beside the name in the frame.',
    'Keep the name beside it as text.',
  ],
  dont: ['Recolour it: its ground is the accent in both themes.', 'Use it as a loading sign.'],
  content: [
    'No text of its own. The name beside it is the brand, e.g. « Back-office », written once in the dictionary.',
  ],
  keyboard: 'Takes no focus; the link around it does.',
  aria: {
    name: 'Decorative image',
    href: 'https://www.w3.org/WAI/tutorials/images/decorative/',
    notes: ['Always hidden from assistive technology, as its name is text beside it.'],
  },
};
