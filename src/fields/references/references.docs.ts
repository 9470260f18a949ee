import type { FieldGuide } from '#fields/guide.ts';
import { type ReferencesField, references } from './references.ts';

export const referencesGuide: FieldGuide<ReferencesField> = {
  group: 'others',
  status: 'stable',
  since: '0.1.0',
  purpose: 'Several other records by their names: the categories of an option.',
  avoid: [
    { when: 'There is one at most.', instead: '`reference`.' },
    {
      when: 'There are hundreds to pick from.',
      instead: '`reference`, which searches: this one reads them all at once.',
    },
    {
      when: 'They are a list with columns of their own.',
      instead: 'A related part of the resource (`related`).',
    },
  ],
  example: {
    categories: references({ source: '/admin/categories/all', required: true }),
    // Shown, and changed elsewhere.
    options: references({ source: '/admin/options', access: 'readOnly' }),
  },
  wire: {
    type: '{ id: string | number; titre: string }[]',
    notes: [
      'The records come inside this one, in their order.',
      'Their identities alone are sent, in the type that they came in.',
      'One that was chosen before and is not listed any more stays, until a person takes it out.',
    ],
    filled: [
      [
        { id: 1, titre: 'Restaurants' },
        { id: 2, titre: 'Bars' },
      ],
    ],
    empty: [[]],
    emptiness: 'a list of none.',
    entered: [[1, '2'], []],
  },
  views: {
    list: 'Two badges; the others are counted (`+3`) and told in a tooltip.',
    page: 'A badge for each.',
    form: 'A picker of several, from a list that is read with the form. A failure stands in its place, with a button that asks again.',
    order: 'Neither sorted nor searched.',
  },
  content: ['The label is the noun in the plural: « Catégories ».'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the picker, then to the button that clears it; in a list, to the count.',
    },
    { keys: ['Enter', 'Space', 'ArrowDown'], does: 'Opens the list.' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves the highlight.' },
    { keys: ['Enter', 'Space'], does: 'In the list, picks or unpicks; it stays open.' },
    { keys: ['Escape'], does: 'Closes the list or the tooltip; focus stays or goes back.' },
  ],
  aria: {
    name: 'Listbox (multi-select)',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/listbox/',
    notes: [
      'Chosen ones have `aria-selected`; the list is `aria-multiselectable`.',
      'While its list is read the picker is disabled and says « Chargement… ».',
      'The count of a cell takes focus, so that the keyboard reaches the other names.',
    ],
  },
};
