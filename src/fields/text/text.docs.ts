import type { FieldGuide } from '#fields/guide.ts';
import { type TextField, text } from './text.ts';

export const textGuide: FieldGuide<TextField> = {
  group: 'words',
  status: 'stable',
  since: '0.1.0',
  purpose: 'A line of text that people wrote: a name, a title, a reference.',
  avoid: [
    { when: 'It may take several lines.', instead: '`longText`, whose box grows.' },
    {
      when: 'It is one of a few known values.',
      instead: '`choice`: a person picks and the dictionary words it.',
    },
    { when: 'It is an address or a number that one writes to.', instead: '`email` or `phone`.' },
    { when: 'It names another record.', instead: '`reference`, which leads there.' },
  ],
  example: {
    // Asked for, and no longer than the service holds.
    name: text({ required: true, max: 60 }),
    // The service makes it up: read, never entered.
    reference: text({ access: 'readOnly' }),
  },
  wire: {
    type: 'string',
    notes: [
      'Sent without the spaces around it. An optional one that was left empty is sent as an empty text, not as null.',
      'Line breaks and control characters are refused; every script and every sign else is taken.',
      'Markup is text: it is shown as it was typed and never becomes part of the page.',
    ],
    filled: ['Alice Dubreuil', 'مطعم الأندلس', '<b>Chez Zoé</b>'],
    empty: ['', '   '],
    emptiness: 'a text without a letter, of spaces alone too.',
    entered: ['  Alice Dubreuil ', '', 'Restaurants gastronomiques et salles de réception pour événements'],
  },
  views: {
    list: 'One line, cut with an ellipsis; the whole text is its title. Right-to-left scripts stand as they are read.',
    page: 'Whole; it goes on in a new line.',
    form: 'A box of one line. It is not cut at its longest: the message says what is too much.',
    order:
      'Sorted by the alphabet, without regard to case and accents, where the list’s call sorts. Searched by the service.',
  },
  content: [
    'The label is a noun: « Titre », « Nom(s) et prénom(s) ».',
    'No example in the box: a hint below it stays when one types.',
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves to the box and out of it.' }],
  aria: {
    name: 'Text box',
    href: 'https://www.w3.org/TR/wai-aria-1.2/#textbox',
    notes: [
      'Its label is its name; that it is required is heard with it, and so is its error.',
      'The browser offers nothing of the administrator’s own (`autocomplete="off"`).',
    ],
  },
};
