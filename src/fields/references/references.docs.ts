import type { FieldGuide } from '#fields/guide.ts';
import { type ReferencesField, references } from './references.ts';

export const referencesGuide: FieldGuide<ReferencesField> = {
  group: 'relation',
  purpose: 'Several other records by their names, such as the people in charge of a site.',
  avoid: [
    { when: 'There is one at most.', instead: '`reference`.' },
    {
      when: 'There are hundreds to choose from.',
      instead: '`reference`, which searches: this kind loads all of them at once.',
    },
    { when: 'They are a list with its own columns.', instead: 'A related part of the resource (`related`).' },
  ],
  example: {
    owners: references({ to: 'users', by: 'name', required: true }),
    // Only those that filters of their list let through.
    managers: references({ to: 'users', by: 'name', filters: { role: ['admin'], status: ['active'] } }),
    // Shown, and changed elsewhere.
    readers: references({ to: 'users', by: 'email', access: 'readOnly' }),
  },
  wire: {
    type: '{ id: string | number; name: string }[]',
    notes: [
      'The records come inside this one, in their order.',
      'Only their ids are sent, in their original type.',
      'A chosen record that is no longer listed stays until the user removes it.',
      'Empty is a list without records.',
    ],
    filled: [
      [
        { id: 1, name: 'Alice Moreau' },
        { id: 2, name: 'Bruno Petit' },
      ],
    ],
    empty: [[]],
    entered: [[1, '2'], []],
  },
  views: {
    list: 'Two badges. The others are counted (`+3`) and shown in a tooltip.',
    page: 'A badge for each.',
    form: 'A select of several, from a list that loads with the form. If the list does not load, an error with a button to try again replaces the select.',
  },
  content: ['The label is the noun in the plural: “Responsables”.'],
  pattern: 'listbox',
  accessibility: [
    'During loading the picker is disabled and shows « Chargement… ».',
    'The count of a cell takes focus, so that the keyboard reaches the other names.',
  ],
};
