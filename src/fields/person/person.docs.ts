import type { FieldGuide } from '#fields/guide.ts';
import { type PersonField, person } from './person.ts';

export const personGuide: FieldGuide<PersonField> = {
  group: 'others',
  status: 'stable',
  since: '0.1.0',
  purpose: 'Somebody, as they come inside another record: the driver of a ride, whose wallet it is.',
  avoid: [
    { when: 'It is a thing.', instead: '`reference`.' },
    { when: 'They are the record itself.', instead: 'A composed column of a `picture` and lines.' },
    { when: 'They are to be picked.', instead: '`reference`, with a `source` that searches people.' },
  ],
  example: {
    // The name leads to whoever it names.
    driver: person({ nullable: true, page: 'utilisateurs' }),
    // Comes with a name alone: a narrower column will do.
    client: person({ nullable: true, width: 150 }),
  },
  wire: {
    type: '{ id?: unknown; name: string; avatar?: string | null; email?: string | null }',
    notes: [
      'What did not come along is not drawn: without `avatar` there is no picture, with null there is a placeholder.',
      'Nothing is linked to without an identity.',
    ],
    filled: [
      { id: 7, name: 'Alice Dubreuil', email: 'alice.dubreuil@exemple.fr' },
      { id: 8, name: '', email: 'bruno@exemple.fr' },
    ],
    empty: [{ name: ' ' }],
    emptiness: 'somebody with neither a name nor an address.',
    entered: [],
  },
  views: {
    list: 'A portrait, the name and the address below it, each on one line; the name is a link where people have a page.',
    page: 'As in the list.',
    form: 'It has none: people come along with the record.',
    order: 'Not sorted. Searched where the service does.',
  },
  content: ['The label is their part in it: « Chauffeur », « Client ».'],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the name, where it leads to a page.' },
    { keys: ['Enter'], does: 'Opens the page.' },
  ],
  aria: {
    name: 'Link',
    href: 'https://www.w3.org/WAI/ARIA/apg/patterns/link/',
    notes: [
      'The portrait is decoration; the name is read, then the address.',
      'A picture that does not load is the placeholder, never the browser’s own sign.',
    ],
  },
};
