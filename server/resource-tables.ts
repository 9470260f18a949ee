import { categoryTable } from './categories/table.ts';
import { establishmentTable } from './establishments/table.ts';
import { generatedTables } from './generic/generated-table.ts';
import { optionTable } from './options/table.ts';
import { planTable } from './plans/table.ts';
import type { ResourceTable } from './repository/resource-table.ts';
import { rideTable } from './rides/table.ts';
import { subscriptionTable } from './subscriptions/table.ts';
import { userTable } from './users/table.ts';
import { transactionTable, walletTable, withdrawalTable } from './wallets/tables.ts';

const productTables: readonly ResourceTable[] = [
  userTable,
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

/** The tables of the generated resources. */
export const generatedResourceTables: readonly ResourceTable[] = generatedTables(productTables);

/** The tables of all resources that have a list of their own, generated resources included. */
export const resourceTables: readonly ResourceTable[] = [...productTables, ...generatedResourceTables];
