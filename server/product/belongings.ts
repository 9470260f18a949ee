import { establishmentOfUser } from '#server/establishments/of-user.ts';
import { ridesOfUser } from '#server/rides/of-user.ts';
import { subscriptionsOfUser } from '#server/subscriptions/of-user.ts';
import type { Belongings } from '#server/users/belongings.ts';
import { moneyOfUser } from '#server/wallets/of-user.ts';

/** What the product holds of a user. Rows are locked, and reasons against a deletion are looked for, in this order. */
export const belongings: readonly Belongings[] = [
  moneyOfUser,
  subscriptionsOfUser,
  ridesOfUser,
  establishmentOfUser,
];
