import { establishments } from '#resources/establishments.ts';
import { userEstablishment, userRideOffers } from '#resources/paths/users.ts';
import { rideOffers } from '#resources/ride-offers.ts';
import type { ServiceCall } from '#schema/call.ts';
import { userBalance, userStatistics } from './figures.ts';

const ofUser = { of: 'users', access: 'admin' } as const;

/** The calls about one user that no resource declares. */
export const userCalls: readonly ServiceCall[] = [
  {
    name: 'users.balance',
    summary: 'The balance of a driver',
    call: userBalance.call,
    returns: userBalance,
    agreements: {
      equals: { of: 'wallets', filter: 'user', members: { available: 'available', pending: 'pending' } },
    },
    ...ofUser,
  },
  {
    name: 'users.statistics',
    summary: "The totals of a user's rides",
    call: userStatistics.call,
    returns: userStatistics,
    ...ofUser,
  },
  {
    name: 'users.rideOffers',
    summary: 'The offers that a driver made',
    call: userRideOffers,
    returns: { list: rideOffers },
    ...ofUser,
  },
  {
    name: 'users.establishment',
    summary: 'The establishment of a user, or null',
    call: userEstablishment,
    returns: { record: establishments },
    envelope: 'nullable',
    ...ofUser,
  },
];
