import * as z from 'zod/mini';
import { account } from '#fields/account/account.ts';
import { instant } from '#fields/instant/instant.ts';
import { longText } from '#fields/long-text/long-text.ts';
import { money } from '#fields/money/money.ts';
import { person } from '#fields/person/person.ts';
import { type Call, get, rest } from '#schema/endpoints.ts';
import { recordId } from '#schema/record-id.ts';
import { defineResource } from '#schema/resource.ts';
import { personMembersWithEmail } from './schemas/people.ts';
import { transactionFigures, transactionStatus } from './transactions.ts';

/** Validates or rejects a withdrawal. */
const decideWithdrawal: Call = {
  method: 'PUT',
  path: '/admin/wallets/{wallet_id}/transactions/{id}',
  encoding: 'json',
  idempotent: true,
};
/** The sum of the withdrawals that nobody has decided on. */
export const pendingSums = {
  call: get('/admin/withdrawals/pending'),
  fields: { amount: money({ min: 0, access: 'readOnly' }) },
};
/** The reason for a decision: stored with the withdrawal, and in the journal. */
export const decisionNote = longText({ max: 1000 });
const isPending = (withdrawal: { readonly status: string }) => withdrawal.status === 'pending';

/** The withdrawals that drivers request. An administrator validates or rejects each one. */
export const withdrawals = defineResource('withdrawals', {
  path: 'retraits',
  navigation: { group: 'operations', icon: 'Banknote', order: 40, letter: 'r' },
  endpoints: rest('/admin/withdrawals', {
    one: false,
    create: false,
    update: false,
    remove: false,
    sort: true,
  }),
  title: 'user',
  fields: {
    user: person({ nullable: true, to: 'users' }),
    method: account({ types: ['bank', 'paypal'], nullable: true }),
    amount: money({ min: 0, access: 'readOnly' }),
    status: transactionStatus,
    // Why an administrator decided so. A withdrawal has no page that would show the rest of a long note.
    note: longText({ nullable: true, access: 'readOnly', whole: true }),
    createdAt: instant({}),
  },
  list: {
    search: true,
    export: true,
    views: true,
    columns: ['user', 'method', 'amount', { id: 'status', lines: ['status', 'note'] }, 'createdAt'],
    sort: ['amount', 'createdAt'],
    first: 'pending',
    filters: ['status', 'user', 'amount', 'createdAt'],
    actions: ['validate', 'reject'],
    bulk: ['validate', 'reject', 'export'],
  },
  form: [],
  figures: transactionFigures,
  waits: { pending: { filters: { status: ['pending'] }, sums: pendingSums } },
  response: z.object({ wallet_id: recordId, type: z.literal('withdrawal'), user: personMembersWithEmail }),
  commands: {
    validate: {
      call: decideWithdrawal,
      body: { status: 'validated' },
      asks: { note: decisionNote },
      allows: isPending,
    },
    reject: {
      call: decideWithdrawal,
      body: { status: 'rejected' },
      asks: { note: decisionNote },
      tone: 'danger',
      allows: isPending,
    },
  },
});
