import type { FieldGuide } from '#fields/guide.ts';
import { type ChoiceField, choice } from './choice.ts';

export const choiceGuide: FieldGuide<ChoiceField> = {
  group: 'state',
  purpose: 'One of a few values that the product knows: a role, a state, a unit.',
  avoid: [
    { when: 'It is yes or no.', instead: '`flag`, which is one press.' },
    {
      when: 'The values are records, which can be added and deleted.',
      instead: '`reference`, or `references` for several.',
    },
    { when: 'Another service decides the values.', instead: '`status`, which shows them as they are.' },
  ],
  example: {
    // The tone marks a value among the others. The label carries the meaning.
    role: choice({
      values: ['client', 'driver', 'admin'],
      tones: { driver: 'info', admin: 'accent' },
      required: true,
    }),
  },
  labels: { client: 'Client', driver: 'Chauffeur', admin: 'Administrateur' },
  wire: {
    type: 'string',
    notes: [
      'The value itself is sent. The dictionary has its label (`choices`).',
      'A record may hold an unknown value: it is shown as it is, and a form keeps it.',
      'Only known values may be sent.',
    ],
    filled: ['client', 'driver', 'super_admin'],
    empty: ['', ' '],
    entered: ['driver', 'super_admin', null],
  },
  views: {
    list: 'A badge in the tone that the field gives to its value, neutral otherwise.',
    form: 'A select with a button that clears it.',
    order: 'Sorted by the value, not by its label, where the call of the list sorts. Not searched.',
  },
  content: [
    'One or two words, capital first: « Terminée », « En attente ».',
    'The same value has the same label and the same tone everywhere: a failure is always `danger`.',
  ],
  pattern: 'select',
  accessibility: ['A badge is text. Its tone adds no meaning.'],
};
