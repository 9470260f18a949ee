import type { FieldGuide } from '#fields/guide.ts';
import { type ReferenceField, reference } from './reference.ts';

export const referenceGuide: FieldGuide<ReferenceField> = {
  group: 'relation',
  purpose: 'Another record by its name: the category of an establishment, the ride of an offer.',
  avoid: [
    { when: 'There may be several.', instead: '`references`.' },
    { when: 'It is a person with a picture or an email address.', instead: '`person`.' },
    { when: 'It is in another service.', instead: '`externalLink`.' },
    { when: 'The values are few and never change.', instead: '`choice`.' },
  ],
  example: {
    // Chosen with a search. Its name is a link to its page.
    category: reference({ to: 'categories', by: 'titre', required: true }),
    // Read only.
    ride: reference({ to: 'rides', by: 'reference', nullable: true, access: 'readOnly' }),
  },
  wire: {
    type: '{ id: string | number; titre: string }',
    notes: [
      'The record comes inside this one, with its id and its name (the member that `by` names).',
      'Only its id is sent, in its original type: 3 and `"3"` are two records.',
      'Its page and the list to choose from are those of the resource that `to` names.',
      'Empty is a record with an empty name.',
    ],
    filled: [
      { id: 3, titre: 'Restaurants' },
      { id: 'c-3', titre: 'Bars' },
    ],
    empty: [{ id: 3, titre: ' ' }],
    entered: [3, 'c-3', null],
  },
  views: {
    list: 'Its name, on at most two lines. A link where its records have a page.',
    form: 'A select with a search. It loads options when the pointer or focus reaches it, and again after a pause in typing.',
    order: 'Not sorted. Searched where the service supports it.',
  },
  content: [
    'The label is the noun in the singular: « Catégorie ».',
    'Without options the list shows « Chargement… », « Aucun résultat trouvé. » or an error.',
  ],
  pattern: 'combobox',
};
