import { categoryTable } from '#server/categories/table.ts';
import { establishmentTable } from '#server/establishments/table.ts';
import { optionTable } from '#server/options/table.ts';
import { planTable } from '#server/plans/table.ts';
import type { ResourceTable } from '#server/repository/resource-table.ts';
import { rideTable } from '#server/rides/table.ts';
import { subscriptionTable } from '#server/subscriptions/table.ts';
import { transactionTable, walletTable, withdrawalTable } from '#server/wallets/tables.ts';

/** The tables of the product's own resources that have a list. */
export const productTables: readonly ResourceTable[] = [
  categoryTable,
  optionTable,
  establishmentTable,
  planTable,
  subscriptionTable,
  rideTable,
  walletTable,
  transactionTable,
  withdrawalTable,
];
