import type { ComponentGuide } from '#kit/guide.ts';

export const cardGuide: ComponentGuide = {
  group: 'layout',
  status: 'stable',
  since: '0.1.0',
  purpose:
    'One group of things that belong together, with its title: the fields of a form, the facts of a record, a figure.',
  avoid: [
    { when: 'The whole page is one group.', instead: "Put it on the page under the page's title." },
    { when: 'Rows of records.', instead: '`Table`, which is its own card.' },
    { when: 'One figure is all there is.', instead: '`StatCard`.' },
  ],
  do: [
    'Give it a title; it becomes a region that can be jumped to.',
    'Use `level={3}` inside a part of the page that has a heading of its own.',
    'Put what can be done with the whole group into `actions`, what ends it into `footer`.',
  ],
  dont: [
    'Put cards into cards.',
    'Use `flush` unless the content brings its own spacing, as a table does.',
    'Make the whole card a button.',
  ],
  content: [
    'A title is a noun, or what is done here: « Solde disponible », « Modifier mon mot de passe ».',
    'The description says in one sentence what the title cannot; leave it out rather than repeat.',
  ],
  keyboard: 'Takes no focus itself; its buttons and fields are reached in the order in which they stand.',
  aria: {
    name: 'Region landmark',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/landmarks/examples/region.html',
    notes: [
      'A titled card is a `section` named by its heading; without a title it is no landmark.',
      "Choose `level` by the page's outline, never by size.",
    ],
  },
};
