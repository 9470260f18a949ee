import type { ComponentGuide } from '#kit/guide.ts';

export const sectionGuide: ComponentGuide = {
  group: 'layout',
  synonyms: ['heading', 'titre'],
  purpose: 'A part of a page with its own heading, for content that has cards of its own.',
  avoid: [
    { when: 'The content fits into one card.', instead: '`Card`, with its title.' },
    { when: 'It is the whole page.', instead: '`Page`.' },
  ],
  do: [
    'Put a choice that concerns the whole part into `actions`: a period, a view.',
    'Say in `description` what the part is about now.',
  ],
  dont: ['Nest sections.', 'Use it for a single card.'],
  content: ['The title is a noun: « Activité ».'],
  pattern: 'region',
};
