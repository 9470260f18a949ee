import { activity } from '#resources/activity.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { filterConditions } from '#server/http/list-filters.ts';
import { listQuery } from '#server/http/list-query.ts';
import { data } from '#server/http/responses.ts';
import { listRecords } from '#server/repository/list-records.ts';
import type { ResourceTable } from '#server/repository/resource-table.ts';
import { markDeleted } from './deleted-records.ts';
import { activityTable } from './table.ts';

/** Returns the route of the journal. The tables tell which records still exist. */
export const activityRoutes = (tables: readonly ResourceTable[]): readonly ServiceRoute[] => [
  [
    activity.endpoints.list,
    async (c, db) => {
      const conditions = filterConditions(c, activityTable);
      const query = { ...listQuery(c, activityTable), reader: c.get('caller').sessionId };
      const page = await listRecords(db, activityTable, query, conditions);
      return c.json(data({ ...page, items: await markDeleted(db, tables, page.items) }));
    },
  ],
];
