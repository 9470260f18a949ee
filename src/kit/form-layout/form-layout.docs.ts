import type { ComponentGuide } from '#kit/guide.ts';

export const formLayoutGuide: ComponentGuide = {
  group: 'layout',
  synonyms: ['form', 'formulaire'],
  purpose:
    'The layout of a form: rows of fields, then a footer with the main button last. The fields show the messages, not the browser.',
  avoid: [
    { when: 'Figures are filled in as a grid of two columns.', instead: '`FormMatrix` inside it.' },
    { when: 'Nothing is sent.', instead: '`Stack`.' },
  ],
  do: [
    'Use `FormRow` for fields that are filled in together. They stand under each other on a small screen.',
    'Set `pending` while the form is being sent.',
    'Give the reason of a failed attempt as `error` where the form stays open and no field is wrong. Also send a toast: it is announced.',
    'End with `FormFooter`: the cancel button first, the main button last.',
  ],
  dont: ['Put more than two fields into a row.', 'Split a form into cards that are sent together.'],
  content: [
    'No heading where the page or the card has one.',
    'The main button is the verb of the title: « Ajouter », « Modifier », « Mettre à jour ».',
  ],
  pattern: 'form',
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the fields row by row, then to the footer.' },
    { keys: ['Enter'], does: 'In a one-line field, sends the form.' },
  ],
  accessibility: [
    '`noValidate`: the fields show the messages, and the form moves focus to the first one.',
    '`aria-busy` while it is being sent.',
  ],
};
