import { sql } from 'kysely';
import { activity } from '#resources/activity.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { type FilterColumn, filterCondition } from '#server/http/list-filters.ts';
import { listQuery } from '#server/http/list-query.ts';
import { data } from '#server/http/responses.ts';
import { listRecords } from '#server/repository/records.ts';
import type { ResourceTable } from '#server/repository/resource-table.ts';
import { markDeleted } from './deleted-records.ts';
import { activityTable } from './table.ts';

/** The column of each filter of the journal. */
const filtered: Readonly<Record<keyof NonNullable<typeof activity.list.filters>, FilterColumn>> = {
  actor: { value: sql`listed.actor_id`, isId: true },
  action: { value: sql`listed.action` },
  resource: { value: sql`listed.resource` },
  record: { value: sql`listed.record_id` },
  createdAt: { value: sql`listed.created_at` },
};

/** Returns the route of the journal. The tables tell which records still exist. */
export const activityRoutes = (tables: readonly ResourceTable[]): readonly ServiceRoute[] => [
  [
    activity.endpoints.list,
    async (c, db) => {
      const condition = filterCondition(c, activity, filtered);
      const page = await listRecords(db, activityTable, listQuery(c, activityTable), condition);
      return c.json(data({ ...page, items: await markDeleted(db, tables, page.items) }));
    },
  ],
];
