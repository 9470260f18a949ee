import type { FieldGuide } from '#fields/guide.ts';
import { type ReferenceField, reference } from './reference.ts';

export const referenceGuide: FieldGuide<ReferenceField> = {
  group: 'relation',
  purpose: 'Another record by its name: the owner of a vehicle, the author of a note.',
  avoid: [
    { when: 'There may be several.', instead: '`references`.' },
    { when: 'It is a person with a picture or an email address.', instead: '`person`.' },
    { when: 'It is in another service.', instead: '`externalLink`.' },
    { when: 'The values are few and never change.', instead: '`choice`.' },
  ],
  example: {
    // Chosen with a search. Its name is a link to its page.
    owner: reference({ to: 'users', by: 'name', required: true }),
    // Only administrators are offered. One who has another role by now stays where they are named.
    manager: reference({ to: 'users', by: 'name', nullable: true, filters: { role: ['admin'] } }),
    // Read only.
    author: reference({ to: 'users', by: 'email', nullable: true, access: 'readOnly' }),
  },
  wire: {
    type: '{ id: string | number; name: string }',
    notes: [
      'The record comes inside this one, with its id and its name (the member that `by` names).',
      'A service may send its id alone: it is shown instead of the name.',
      'Only its id is sent, in its original type: 3 and `"3"` are two records.',
      'Its page and the list to choose from are those of the resource that `to` names.',
      '`filters` are parameters of the list that the records come from (`role=admin`): the picker sends them with each search.',
      'Empty is a record with an empty name.',
    ],
    filled: [
      { id: 3, name: 'Alice Moreau' },
      { id: 'c-3', name: 'Bruno Petit' },
    ],
    empty: [{ id: 3, name: ' ' }],
    entered: [3, 'c-3', null],
  },
  views: {
    list: 'Its name, on at most two lines. A link where its records have a page.',
    form: 'A select with a search. It loads options when the pointer or focus reaches it, and again after a pause in typing.',
    order: 'Not sorted. Searched where the service supports it.',
  },
  content: [
    'The label is the noun in the singular: “Personne”.',
    'Without options the list shows « Chargement… », « Aucun résultat trouvé. » or an error.',
  ],
  pattern: 'combobox',
};
