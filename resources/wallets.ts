import * as z from 'zod/mini';
import { instant } from '#fields/instant/instant.ts';
import { money } from '#fields/money/money.ts';
import { person } from '#fields/person/person.ts';
import { rest } from '#schema/endpoints.ts';
import { defineResource } from '#schema/resource.ts';
import { personMembersWithEmail } from './schemas/people.ts';

/** The money that drivers have earned and not yet withdrawn. */
export const wallets = defineResource('wallets', {
  path: 'portefeuilles',
  navigation: { group: 'operations', icon: 'Wallet', order: 30, letter: 'f' },
  endpoints: rest('/admin/wallets', { one: false, create: false, update: false, remove: false, sort: true }),
  title: 'user',
  fields: {
    user: person({ to: 'users' }),
    available: money({ min: 0, access: 'readOnly' }),
    pending: money({ min: 0, access: 'readOnly' }),
    updatedAt: instant({}),
  },
  list: {
    search: true,
    export: true,
    views: true,
    columns: ['user', 'available', 'pending', 'updatedAt'],
    sort: ['available', 'pending', 'updatedAt'],
    filters: ['user'],
    bulk: ['export'],
  },
  form: [],
  response: z.object({ user: personMembersWithEmail }),
});
