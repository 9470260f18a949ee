import { expect, test } from 'vitest';
import { bandWidths, tableLayout } from '#kit/table/table-layout.ts';
import { establishments } from '#resources/establishments.ts';
import { options } from '#resources/options.ts';
import { rides } from '#resources/rides.ts';
import { subscriptions } from '#resources/subscriptions.ts';
import { transactions } from '#resources/transactions.ts';
import { users } from '#resources/users.ts';
import { wallets } from '#resources/wallets.ts';
import { withdrawals } from '#resources/withdrawals.ts';
import { actionsWidth, listColumns } from '#runtime/columns/list-columns.ts';
import type { Resource } from '#schema/resource.ts';

const lists: readonly Resource[] = [
  establishments,
  options,
  rides,
  subscriptions,
  transactions,
  users,
  wallets,
  withdrawals,
];

/** Returns the columns that are below the title of their row, by the width of the table. */
function foldedColumns(resource: Resource, width: (typeof bandWidths)[number]) {
  const actions = { id: 'actions', position: 'actions', width: actionsWidth(resource) } as const;
  const columns = [...listColumns(resource), ...(resource.list.actions ? [actions] : [])];
  const { folds } = tableLayout(columns, resource.list.bulk !== undefined);
  return listColumns(resource).filter(({ id }) => (folds.get(id) ?? Infinity) <= bandWidths.indexOf(width));
}

test.each(lists)('$name: no heading that sorts stands alone in a second line of the head', (resource) => {
  const folded = foldedColumns(resource, 640).map(({ sortField }) => sortField);
  expect(folded.filter((field) => field !== undefined)).toEqual([]);
});

test.each([
  [rides, 1104, []],
  [rides, 896, ['route']],
  [establishments, 896, []],
  [transactions, 896, []],
  [users, 640, ['phone']],
] as const)('$0.name on $1 px: what does not fit is below the title', (resource, width, ids) => {
  expect(foldedColumns(resource, width).map(({ id }) => id)).toEqual(ids);
});
