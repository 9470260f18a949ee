import * as z from 'zod/mini';
import { choice } from '#fields/choice/choice.ts';
import { instant } from '#fields/instant/instant.ts';
import { money } from '#fields/money/money.ts';
import { person } from '#fields/person/person.ts';
import { quantity } from '#fields/quantity/quantity.ts';
import { reference } from '#fields/reference/reference.ts';
import { get, rest } from '#schema/endpoints.ts';
import { recordId } from '#schema/record-id.ts';
import { defineResource } from '#schema/resource.ts';
import { personMembersWithEmail } from './schemas/people.ts';

/** The state of a transaction. An administrator decides on withdrawals. */
export const transactionStatus = choice({
  values: ['pending', 'validated', 'rejected'],
  tones: { pending: 'warning', validated: 'success', rejected: 'danger' },
  access: 'readOnly',
});

const count = quantity({ min: 0, access: 'readOnly' });

/** The number of transactions of each status. */
export const transactionCounts = {
  call: get('/admin/transaction-counts'),
  fields: { pending: count, validated: count, rejected: count },
};

/** The counts as figures of a list. Each leads to the transactions of its status, also from the list of withdrawals. */
export const transactionFigures = {
  ...transactionCounts,
  list: 'transactions',
  filters: {
    pending: { status: 'pending' },
    validated: { status: 'validated' },
    rejected: { status: 'rejected' },
  },
} as const;

/** Payments into wallets and out of them. */
export const transactions = defineResource('transactions', {
  path: 'transactions',
  navigation: { group: 'operations', icon: 'ArrowLeftRight', order: 50, letter: 'n' },
  endpoints: rest('/admin/transactions', {
    one: false,
    create: false,
    update: false,
    remove: false,
    sort: true,
  }),
  title: 'user',
  fields: {
    user: person({ nullable: true, to: 'users' }),
    // Null unless it is the payment of a ride.
    ride: reference({ to: 'rides', by: 'reference', nullable: true, access: 'readOnly' }),
    type: choice({
      values: ['credit', 'debit', 'withdrawal'],
      tones: { credit: 'success', withdrawal: 'info' },
      access: 'readOnly',
    }),
    amount: money({ min: 0, access: 'readOnly' }),
    status: transactionStatus,
    createdAt: instant({}),
  },
  list: {
    search: true,
    export: true,
    views: true,
    columns: ['user', 'type', 'ride', 'amount', 'status', 'createdAt'],
    sort: ['amount', 'createdAt'],
    filters: ['type', 'status', 'user', 'ride', 'amount', 'createdAt'],
    bulk: ['export'],
  },
  form: [],
  figures: transactionFigures,
  response: z.object({
    wallet_id: recordId,
    user: personMembersWithEmail,
    // Only withdrawals have a method.
    method: z.optional(z.nullable(z.object({ type: z.string(), label: z.string() }))),
  }),
});
