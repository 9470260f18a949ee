import { withdrawalMethods } from '#resources/withdrawal-methods.ts';
import { columnsOf } from '#server/repository/columns.ts';
import { mapTable } from '#server/repository/resource-table.ts';

const { column, time } = columnsOf<'withdrawal_methods'>();

/** The mapping of withdrawal methods to their table: the accounts that a driver's money may be sent to. */
export const withdrawalMethodTable = mapTable(withdrawalMethods, 'withdrawal_methods', {
  columns: {
    type: column('type'),
    label: column('label'),
    isDefault: column('is_default'),
    createdAt: time('created_at'),
  },
  orders: {},
  filters: {},
});
