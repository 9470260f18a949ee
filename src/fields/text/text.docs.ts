import type { FieldGuide } from '#fields/guide.ts';
import { type TextField, text } from './text.ts';

export const textGuide: FieldGuide<TextField> = {
  group: 'text',
  purpose: 'One line of text: a name, a title, a reference.',
  avoid: [
    { when: 'It may have several lines.', instead: '`longText`, whose input grows.' },
    { when: 'It is one of a few known values.', instead: '`choice`, which the user picks.' },
    { when: 'It is an email address or a phone number.', instead: '`email` or `phone`.' },
    { when: 'It names another record.', instead: '`reference`, which links to it.' },
  ],
  example: {
    // Required, with the limit of the service.
    name: text({ required: true, max: 60 }),
    // Created by the service: read, never entered. A code of a few signs has a narrow column.
    reference: text({ access: 'readOnly', short: true }),
    // A postal address: a cell shows the town on the second line if it needs two.
    address: text({ address: true }),
  },
  wire: {
    type: 'string',
    notes: [
      'Sent without the spaces around it. An empty optional text is sent as an empty text, not as null.',
      'Line breaks and control characters are rejected. Every script and every other character is accepted.',
      'Markup is shown as it was typed and never becomes part of the page.',
    ],
    filled: ['Alice Dubreuil', 'مطعم الأندلس', '<b>Chez Zoé</b>'],
    empty: ['', '   '],
    entered: ['  Alice Dubreuil ', '', 'Restaurants gastronomiques et salles de réception pour événements'],
  },
  views: {
    list: 'On at most two lines; the whole text is in its `title`. The title of a record is a link to its page. Right-to-left scripts keep their direction.',
    page: 'Whole. It wraps.',
    form: 'An input of one line. A text that is too long is not cut: an error says so.',
    order:
      'Sorted alphabetically, ignoring case and accents, where the call of the list sorts. Searched by the service.',
  },
  content: [
    'The label is a noun: « Titre », « Nom(s) et prénom(s) ».',
    'No placeholder: a hint below the input stays visible during typing.',
  ],
  pattern: 'textBox',
  accessibility: ['The browser suggests nothing (`autocomplete="off"`).'],
};
