import type { FieldGuide } from '#fields/guide.ts';
import { type PersonField, person } from './person.ts';

export const personGuide: FieldGuide<PersonField> = {
  group: 'relation',
  purpose: 'A person inside another record: the driver of a ride, the owner of a wallet.',
  avoid: [
    { when: 'It is a thing.', instead: '`reference`.' },
    { when: 'The person is the record itself.', instead: 'A composed column of a `picture` and lines.' },
    { when: 'A person is chosen.', instead: '`reference`, which searches.' },
  ],
  example: {
    // The name is a link to the page of the person.
    driver: person({ nullable: true, to: 'users' }),
    // Has only a name.
    client: person({ nullable: true }),
  },
  wire: {
    type: '{ id?: unknown; name: string; avatar?: string | null; email?: string | null }',
    notes: [
      'Missing members are not shown: without `avatar` there is no picture, with null there are initials.',
      'Without an `id` the name is not a link.',
      'Empty is a person with neither a name nor an email address.',
    ],
    filled: [
      { id: 7, name: 'Alice Dubreuil', email: 'alice.dubreuil@exemple.fr' },
      { id: 8, name: '', email: 'bruno@exemple.fr' },
    ],
    empty: [{ name: ' ' }],
  },
  views: {
    list: 'A picture, the name and the email address below it, each on at most two lines. Further lines of its column follow below them. The name is a link where people have a page.',
    form: 'Not entered: people come with the record.',
    order: 'Not sorted. Searched where the service supports it.',
  },
  content: ['The label is the role of the person: « Chauffeur », « Client ».'],
  pattern: 'link',
  accessibility: [
    'The picture is decoration. The name is read, then the address.',
    'A picture that does not load becomes the initials.',
  ],
};
