import { changes } from '#fields/changes/changes.ts';
import { choice } from '#fields/choice/choice.ts';
import { instant } from '#fields/instant/instant.ts';
import { longText } from '#fields/long-text/long-text.ts';
import { person } from '#fields/person/person.ts';
import { text } from '#fields/text/text.ts';
import { rest } from '#schema/endpoints.ts';
import { defineResource } from '#schema/resource.ts';

const access = 'readOnly';

/** What an entry of the journal can report. */
export const actions = [
  'create',
  'update',
  'delete',
  'command',
  'sign_in',
  'sign_in_failed',
  'session_ended',
  'credentials',
] as const;

/** The names in entries that are neither fields nor commands: how a user signed in, which credentials have changed. */
const eventNames = [
  'password',
  'code',
  'factor',
  'sign_out',
  'one',
  'others',
  'endSessions',
  'tokenReused',
  'factorAdded',
  'factorRenamed',
  'factorRemoved',
  'recoveryRenewed',
  'emailVerified',
  'languages',
  'deleted',
] as const;

/** The journal: who changed what, and when. Entries are only added. */
export const activity = defineResource('activity', {
  path: 'journal',
  navigation: { group: 'operations', icon: 'Logs', order: 60, letter: 'j' },
  endpoints: rest('/admin/activity', { one: false, create: false, update: false, remove: false, sort: true }),
  journal: true,
  title: 'action',
  fields: {
    // An entry is evidence. A relative time would change with each visit.
    createdAt: instant({ style: 'exact' }),
    actor: person({ nullable: true, to: 'users' }),
    action: choice({
      values: actions,
      tones: {
        create: 'success',
        update: 'info',
        delete: 'danger',
        command: 'accent',
        sign_in_failed: 'warning',
        credentials: 'warning',
      },
      access,
    }),
    changes: changes({ names: eventNames }),
    // An entry has no page, so its row must show all of it.
    note: longText({ nullable: true, access, whole: true }),
    ip: text({ access }),
  },
  list: {
    export: true,
    views: true,
    columns: [
      { id: 'event', lines: ['createdAt', 'action'] },
      { id: 'origin', lines: ['actor', 'ip'] },
      'changes',
      'note',
    ],
    sort: ['createdAt'],
    filters: ['createdAt', 'actor', 'action'],
    otherFilters: { resource: 'resource', record: 'record' },
  },
  form: [],
});
