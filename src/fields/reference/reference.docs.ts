import type { FieldGuide } from '#fields/guide.ts';
import { type ReferenceField, reference } from './reference.ts';

export const referenceGuide: FieldGuide<ReferenceField> = {
  group: 'others',
  status: 'stable',
  since: '0.1.0',
  purpose: 'Another record by its name: the category of a place, the ride of a bill.',
  avoid: [
    { when: 'There may be several.', instead: '`references`.' },
    { when: 'It is somebody, with a picture or an address.', instead: '`person`.' },
    { when: 'It lies in another service.', instead: '`externalLink`.' },
    { when: 'The values are few and never change.', instead: '`choice`.' },
  ],
  example: {
    // Searched for and picked; its name leads to its page.
    category: reference({ source: '/admin/categories', page: 'categories', required: true }),
    // Nothing lists them: only read.
    ride: reference({ by: 'reference', nullable: true, page: 'courses' }),
  },
  wire: {
    type: '{ id: string | number; titre: string }',
    notes: [
      'The record comes inside this one, with its identity and its name (`titre`, unless `by` says otherwise).',
      'Its identity alone is sent, in the type that it came in: 3 and `"3"` are two records.',
      'Without a `source` nobody can pick one: it is read only.',
    ],
    filled: [
      { id: 3, titre: 'Restaurants' },
      { id: 'c-3', titre: 'Bars' },
    ],
    empty: [{ id: 3, titre: ' ' }],
    emptiness: 'one whose name says nothing.',
    entered: [3, 'c-3', null],
  },
  views: {
    list: 'Its name, on two lines at most; a link where its records have a page.',
    page: 'As in the list.',
    form: 'A picker with a search: the service is asked once it is approached, and again when typing pauses.',
    order: 'Not sorted. Searched where the service does.',
  },
  content: [
    'The label is the noun in the singular: « Catégorie ».',
    'What the list says in place of choices comes from the product: « Chargement… », « Aucun résultat trouvé. »',
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the picker, then to the button that clears it; in a list, to the link.',
    },
    { keys: ['Enter', 'Space', 'ArrowDown'], does: 'Opens the list; one types at once.' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Moves the highlight.' },
    { keys: ['Enter'], does: 'In the list, picks and closes it; focus goes back to the picker.' },
    { keys: ['Escape'], does: 'Closes it; nothing changes.' },
  ],
  aria: {
    name: 'Combobox',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/combobox/',
    notes: [
      'The picker is named by its label and reads the name that is chosen.',
      'Loading, nothing found and a failure are a `status`: read out when they change.',
    ],
  },
};
