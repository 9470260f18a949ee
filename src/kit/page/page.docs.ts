import type { ComponentGuide } from '#kit/guide.ts';

export const pageGuide: ComponentGuide = {
  group: 'layout',
  synonyms: ['layout'],
  purpose: 'The head and the body of a page inside the frame: breadcrumb, title, actions, content.',
  avoid: [
    { when: 'There is no frame around it.', instead: '`CentredPage`.' },
    { when: 'It is a part of a page.', instead: '`Card`.' },
  ],
  do: [
    'One per screen. Its title is the only `h1`.',
    '`wide` for lists and records, `form` for forms.',
    'Put few buttons into `actions`, the main one last, and the other actions into a `MoreMenu`. From three on, buttons fill their lines on a small screen.',
  ],
  dont: [
    'Put filters into the head: they belong to the tools of the table.',
    'Leave the title out during loading: show what is known.',
  ],
  content: [
    'A list is named by its records: « Utilisateurs ». A form is named by its action: « Ajouter une catégorie ».',
    'The page of a record is named by the record.',
  ],
  pattern: 'headings',
  accessibility: [
    'The breadcrumb comes before the title in the reading order.',
    'After a navigation the frame moves focus to the page.',
  ],
};
