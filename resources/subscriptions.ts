import * as z from 'zod/mini';
import { externalLink } from '#fields/external-link/external-link.ts';
import { instant } from '#fields/instant/instant.ts';
import { person } from '#fields/person/person.ts';
import { recurringPrice } from '#fields/recurring-price/recurring-price.ts';
import { text } from '#fields/text/text.ts';
import { rest } from '#schema/endpoints.ts';
import { defineResource } from '#schema/resource.ts';
import { personMembersWithEmail } from './schemas/people.ts';

/** The recurring payments of users. The card payment provider manages them; the lists only show them. */
export const subscriptions = defineResource('subscriptions', {
  path: 'abonnements',
  navigation: { group: 'operations', icon: 'BadgeEuro', order: 20, letter: 'a' },
  endpoints: rest('/admin/subscriptions', {
    one: false,
    create: false,
    update: false,
    remove: false,
    sort: true,
  }),
  title: 'user',
  fields: {
    user: person({ to: 'users' }),
    cycle: recurringPrice({}),
    // A search finds it; the columns that are specified do not show it. A user may add it to the list.
    plan: text({ access: 'readOnly', nullable: true }),
    createdAt: instant({}),
    externalSubscriptionRef: externalLink({ base: 'paymentDashboard', nullable: true }),
  },
  list: {
    search: true,
    export: true,
    views: true,
    columns: ['user', 'cycle', 'createdAt'],
    sort: ['createdAt'],
    filters: ['createdAt'],
    actions: ['externalSubscriptionRef'],
    bulk: ['export'],
  },
  form: [],
  response: z.object({
    user: personMembersWithEmail,
    price: z.number().check(z.nonnegative()),
    interval_count: z.number().check(z.nonnegative()),
    interval_unit: z.string(),
  }),
});
