import type { FieldGuide } from '#fields/guide.ts';
import { type ChoiceField, choice } from './choice.ts';

export const choiceGuide: FieldGuide<ChoiceField> = {
  group: 'states',
  status: 'stable',
  since: '0.1.0',
  purpose: 'One of a few values that the product knows: a role, a state, a unit.',
  avoid: [
    { when: 'It is yes or no.', instead: '`flag`, which is one press.' },
    {
      when: 'The values are records, which come and go.',
      instead: '`reference`, or `references` for several.',
    },
    {
      when: 'Another service decides and makes up its own values.',
      instead: '`status`, which shows them as they come.',
    },
  ],
  example: {
    // Colours say how a value stands among the others; the word alone says what it is.
    role: choice({
      values: ['client', 'driver', 'admin'],
      tones: { driver: 'info', admin: 'accent' },
      required: true,
    }),
  },
  words: { client: 'Client', driver: 'Chauffeur', admin: 'Administrateur' },
  wire: {
    type: 'string',
    notes: [
      'The value itself travels; people read the word that the dictionary has for it (`choices`).',
      'A record may hold a value that the product does not know yet: it is shown as it came, and a form keeps it.',
      'Only values that are known may be sent.',
    ],
    filled: ['client', 'driver', 'super_admin'],
    empty: ['', ' '],
    emptiness: 'a text of spaces alone.',
    entered: ['driver', 'super_admin', null],
  },
  views: {
    list: 'A badge in the tone that the field gives to its value, neutral otherwise.',
    page: 'As in the list.',
    form: 'A picker of one value, with a button that clears it.',
    order: 'Sorted by the value where the list’s call sorts, not by its word. Not searched.',
  },
  content: [
    'A word or two, capital first: « Terminée », « En attente ».',
    'The same value has the same word in every place; tones follow it: what went wrong is `danger` everywhere.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the picker, then to the button that clears it.' },
    { keys: ['Enter', 'Space', 'ArrowDown'], does: 'Opens the list; in it, Enter picks.' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'In the list, moves the highlight.' },
    { keys: ['A–Z'], does: 'Moves to the next value that begins with the letter.' },
    { keys: ['Escape'], does: 'Closes the list; nothing changes.' },
  ],
  aria: {
    name: 'Select-only combobox',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/',
    notes: [
      'The picker is named by its label and reads the word that is chosen.',
      'A badge is text: its tone seconds the word and is never heard.',
    ],
  },
};
