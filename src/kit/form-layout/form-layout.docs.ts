import type { ComponentGuide } from '#kit/guide.ts';

export const formLayoutGuide: ComponentGuide = {
  group: 'layout',
  status: 'stable',
  since: '0.1.0',
  purpose:
    "A form whose messages are the product's own, not the browser's: rows of fields, and a footer with the main button last.",
  avoid: [
    { when: 'A grid of figures in two columns is filled in.', instead: '`FormMatrix` inside it.' },
    { when: 'Nothing is sent.', instead: '`Stack`.' },
  ],
  do: [
    'Use `FormRow` for fields that are filled in together; they stand under each other on a small screen.',
    'Set `pending` while the form is being sent.',
    'End with `FormFooter`: the main button last, the way back before it.',
  ],
  dont: ['Put more than two fields into a row.', 'Split a form into cards that are sent together.'],
  content: [
    'Fields need no heading where the page or the card has one.',
    'The main button is the verb of the title: « Ajouter », « Modifier », « Mettre à jour ».',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the fields row by row, then to the footer.' },
    { keys: ['Enter'], does: 'In a one-line field, sends the form.' },
  ],
  aria: {
    name: 'Form',
    href: 'https://www.w3.org/WAI/tutorials/forms/',
    notes: [
      '`noValidate`: messages are drawn by the fields and moved to by the form.',
      '`aria-busy` while it is being sent.',
    ],
  },
};
