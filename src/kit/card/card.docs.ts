import type { ComponentGuide } from '#kit/guide.ts';

export const cardGuide: ComponentGuide = {
  group: 'layout',
  synonyms: ['panel', 'tile', 'carte'],
  purpose:
    'One group of related content with its title: the fields of a form, the facts of a record, a figure.',
  avoid: [
    {
      when: 'The whole page is one group.',
      instead: 'Put the content directly under the title of the page.',
    },
    { when: 'Rows of records.', instead: '`Table`, which is its own card.' },
    { when: 'There is only one figure.', instead: '`StatCard`.' },
  ],
  do: [
    'Give it a title: it becomes a region that assistive technology can jump to.',
    'Use `level={3}` inside a part of the page that has its own heading.',
    'Put actions on the whole group into `actions`, and closing actions into `footer`.',
  ],
  dont: ['Put cards into cards.', 'Make the whole card a button.'],
  examples: [
    {
      do: 'DoDivideIt',
      dont: 'DontNest',
      why: 'Edges inside edges divide what belongs together, and take its width.',
    },
  ],
  content: [
    'The title is a noun or an action: « Solde disponible », « Modifier mon mot de passe ».',
    'The description adds one sentence to the title. Leave it out rather than repeat the title.',
  ],
  pattern: 'region',
  accessibility: [
    'A titled card is a `section` named by its heading. Without a title it is not a landmark.',
    'Choose `level` by the outline of the page, never by size.',
  ],
};
