import type { ComponentGuide } from '#kit/guide.ts';

export const pageGuide: ComponentGuide = {
  group: 'layout',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'The head and the body of a page inside the frame: where one is, the title, what can be done here.',
  avoid: [
    { when: 'There is no frame around it.', instead: '`CentredPage`.' },
    { when: 'It is a part of a page.', instead: '`Card`.' },
  ],
  do: [
    'One per screen; its title is the only `h1`.',
    '`wide` for lists and records, `form` for what is filled in.',
    'Put at most two deeds into `actions`, the main one last.',
  ],
  dont: [
    "Put filters into the head: they belong to the table's tools.",
    'Leave the title out while the record is on its way: show what is known.',
  ],
  content: [
    'Lists are named by what they hold: « Utilisateurs ». Forms by what is done: « Ajouter une catégorie ».',
    "A record's page is named by the record.",
  ],
  keyboard:
    'Takes no focus itself. After a navigation the frame moves focus to the page, so that reading starts here.',
  aria: {
    name: 'Headings',
    href: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
    notes: ['The breadcrumb comes before the title in reading order, as it does to the eye.'],
  },
};
