import type { Agreements } from '#schema/agreements.ts';

/** What the figures of descriptors agree with, by the call. Only the contract check reads it, so no descriptor has it. */
export const figureAgreements: Readonly<Record<string, Agreements>> = {
  'rides.figures': {
    // Of all rides, the days are only a part.
    sums: { total: ['days.rides'], revenue: ['days.revenue'] },
    counts: {
      total: { list: 'rides' },
      completed: { list: 'rides', filters: { status: 'completed' } },
      cancelled: { list: 'rides', filters: { status: 'cancelled' } },
    },
  },
  'transactions.figures': {
    counts: {
      pending: { list: 'transactions', filters: { status: 'pending' } },
      validated: { list: 'transactions', filters: { status: 'validated' } },
      rejected: { list: 'transactions', filters: { status: 'rejected' } },
    },
  },
};
