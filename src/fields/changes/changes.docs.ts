import type { FieldGuide } from '#fields/guide.ts';
import { type ChangesField, changes } from './changes.ts';

export const changesGuide: FieldGuide<ChangesField> = {
  group: 'list',
  purpose: 'What happened to a record: the record, the command, and each changed field with both values.',
  avoid: [
    { when: 'It is the record alone.', instead: '`reference`.' },
    { when: 'It is a text about the change.', instead: '`longText`.' },
  ],
  example: {
    changes: changes({ names: ['password', 'deleted'] }),
  },
  wire: {
    type: '{ action: string; name: string | null; resource: string | null; record: { id, title, deleted? } | null; changes: { field, from, to }[] }',
    notes: [
      'The five members are members of the entry itself, not of an object inside it.',
      '`from` and `to` are values of the record. Null is not a value.',
      '`deleted: true`: the record no longer exists, and its title is not a link.',
      'A field with null twice, e.g. a picture or an email address, has changed, but the journal does not have its values. The action says whether it was added, replaced or removed.',
      'An entry without a name, a record and changes is empty.',
    ],
    filled: [
      {
        action: 'update',
        name: null,
        resource: 'options',
        record: { id: 7, title: 'Piscine' },
        changes: [{ field: 'titre', from: 'Bassin', to: 'Piscine' }],
      },
    ],
    empty: [{ action: 'sign_in_failed', name: null, resource: null, record: null, changes: [] }],
  },
  views: {
    list: 'The resource and the title of the record, linked to its page; below them a line for each changed field. The history of one record leaves the record out. The code and the labels load with the first such list.',
    page: 'The same.',
    form: 'Not entered: the service writes the journal.',
  },
  content: [
    'A line is "Rôle : Client → Chauffeur", with the labels of the resource that it is about. What was created or deleted has one value: "Rôle : Client".',
  ],
  pattern: 'table',
};
