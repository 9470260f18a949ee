import type { ComponentGuide } from '#kit/guide.ts';

export const announcementGuide: ComponentGuide = {
  group: 'feedback',
  synonyms: ['live region', 'aria-live'],
  purpose:
    'Reads out what has changed elsewhere on the page, for those who do not see it: « 3 lignes sélectionnées ».',
  avoid: [
    { when: 'Sighted users do not see the change either.', instead: '`toast`, or `Alert`.' },
    { when: 'The text never changes.', instead: '`VisuallyHidden`.' },
  ],
  do: [
    'Keep it mounted before and after the change: what arrives with its text, or leaves with it, is not read.',
    'Give it a `turn` where the same text is news again, such as the number of results of another search.',
  ],
  dont: [
    'Announce what the focus reads anyway.',
    'Give the visible text a `role="status"`, too: it would be read twice.',
  ],
  content: ['One short sentence with its subject: « Trié par Courses, ordre croissant ».'],
  pattern: 'status',
};
