import type { StoredRecord } from '#schema/resource.ts';
import { hoursAgo } from './clock.ts';
import { rideRecords } from './ride-records.ts';
import { accountMember } from './user-records.ts';

/** Creates records for several pages of a list. */
const records = (make: (index: number) => StoredRecord) =>
  Array.from({ length: 57 }, (_, index) => make(index));

/** The wallets of drivers. */
export const walletRecords: readonly StoredRecord[] = records((index) => ({
  id: `wallet-${index + 1}`,
  user: accountMember(index + 1),
  available: index % 9 === 4 ? 0 : 1_284.5 + ((index * 371) % 900),
  pending: index % 3 === 0 ? (96.2 + index).toFixed(2) : 40 + index,
  updatedAt: hoursAgo(index ** 2 * 2 + 1),
}));

/** The rides that credits pay. */
const paid = rideRecords
  .filter(({ status }) => status === 'completed')
  .map(({ id, reference }) => ({ id, reference }));

const types = ['credit', 'credit', 'withdrawal', 'debit'] as const;

/** The transactions of wallets. */
export const transactionRecords: readonly StoredRecord[] = records((index) => {
  const type = types[index % types.length];
  return {
    id: `transaction-${index + 1}`,
    wallet_id: `wallet-${(index % 12) + 1}`,
    user: accountMember((index % 12) + 1),
    ride: type === 'credit' ? paid[index % paid.length] : null,
    type,
    amount: index % 3 === 0 ? (18.4 + index).toFixed(2) : 18.4 + index * 3,
    status: type !== 'withdrawal' ? 'validated' : index % 3 === 0 ? 'rejected' : 'pending',
    createdAt: hoursAgo(index * 5 + 1),
  };
});

const decisions = ['pending', 'pending', 'validated', 'rejected'] as const;

/** The methods of withdrawal. */
export const methods = [
  { type: 'bank', label: 'FR76 •••• •••• 4189' },
  { type: 'paypal', label: 'chauffeur@example.com' },
];

/** The withdrawals that drivers request. */
export const withdrawalRecords: readonly StoredRecord[] = records((index) => ({
  id: `withdrawal-${index + 1}`,
  wallet_id: `wallet-${index + 1}`,
  user: accountMember(index + 1),
  type: 'withdrawal',
  method: methods[index % methods.length],
  amount: index % 2 === 0 ? (120 + index).toFixed(2) : 75.5 + index,
  status: decisions[index % decisions.length],
  note: index % decisions.length === 3 ? 'Coordonnées bancaires périmées.' : null,
  createdAt: hoursAgo(index * 9 + 2),
}));
