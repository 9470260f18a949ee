import { generatedTables } from './generic/generated-table.ts';
import { productTables } from './product/tables.ts';
import type { ResourceTable } from './repository/resource-table.ts';
import { userTable } from './users/table.ts';

const declaredTables: readonly ResourceTable[] = [userTable, ...productTables];

/** The tables of the generated resources. */
export const generatedResourceTables: readonly ResourceTable[] = generatedTables(declaredTables);

/** The tables of all resources that have a list of their own, generated resources included. */
export const resourceTables: readonly ResourceTable[] = [...declaredTables, ...generatedResourceTables];
