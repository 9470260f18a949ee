import type { FieldGuide } from '#fields/guide.ts';
import { type ChoicesField, choices } from './choices.ts';

const values = ['monday', 'tuesday', 'wednesday'] as const;

export const choicesGuide: FieldGuide<ChoicesField> = {
  group: 'state',
  purpose: 'Any number of known values: days of the week, equipment, languages.',
  avoid: [
    { when: 'Only one value is possible.', instead: '`choice`.' },
    { when: 'The values are records of another resource.', instead: '`references`.' },
    { when: 'There are two values, yes and no.', instead: '`flag`.' },
  ],
  example: {
    // At least one.
    days: choices({ values, required: true }),
    // Any number.
    closedOn: choices({ values }),
  },
  labels: { monday: 'Lundi', tuesday: 'Mardi', wednesday: 'Mercredi' },
  wire: {
    type: 'string[]',
    notes: [
      'The values themselves, each once, in any order. They are shown in the order of the declaration.',
      'Empty is a list without values, never null.',
      'A value that the product does not know is shown as it is. A form says that it is unknown, and refuses to send it again.',
      'In a file, the labels with commas between them.',
    ],
    filled: [['monday', 'wednesday'], ['sunday']],
    empty: [[]],
    entered: [['monday', 'tuesday'], ['sunday'], []],
  },
  views: {
    list: 'Two badges. The others are counted (`+3`) and shown in a tooltip.',
    page: 'A badge for each.',
    form: 'A select of several values, each shown as a badge.',
  },
  content: ['The label is the noun in the plural: “Jours”, “Équipements”.'],
  pattern: 'listbox',
  accessibility: ['The count of a cell takes focus, so that the keyboard reaches the other names.'],
};
