import type { Context } from 'hono';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { actions, activity } from '#resources/activity.ts';
import { problem } from '#schema/problem.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { checked } from '#server/http/checked.ts';
import { listQuery } from '#server/http/list-query.ts';
import { data } from '#server/http/responses.ts';
import { listRecords } from '#server/repository/records.ts';
import { activityTable } from './table.ts';

const text = z.string().check(z.maxLength(100, { error: problem('tooLong', { max: 100 }) }));
const time = z.iso.datetime({ offset: true, error: problem('type') });
const filters = z.object({
  actor: z.optional(z.uuid({ error: problem('type') })),
  action: z.optional(z.array(z.enum(actions, { error: problem('choice') }))),
  resource: z.optional(z.array(text)),
  record: z.optional(text),
  createdAt_from: z.optional(time),
  createdAt_to: z.optional(time),
});

/** Returns the condition of the entries that the filters of a request let through. */
function conditionOf(c: Context): RawBuilder<unknown> {
  const query = { ...c.req.query(), action: c.req.queries('action'), resource: c.req.queries('resource') };
  const { actor, action, resource, record, createdAt_from, createdAt_to } = checked(filters, query);
  return sql.join(
    [
      sql`true`,
      ...(actor === undefined ? [] : [sql`listed.actor_id = ${actor}`]),
      ...(action === undefined ? [] : [sql`listed.action in (${sql.join(action)})`]),
      ...(resource === undefined ? [] : [sql`listed.resource in (${sql.join(resource)})`]),
      ...(record === undefined ? [] : [sql`listed.record_id = ${record}`]),
      ...(createdAt_from === undefined ? [] : [sql`listed.created_at >= ${createdAt_from}`]),
      ...(createdAt_to === undefined ? [] : [sql`listed.created_at < ${createdAt_to}`]),
    ],
    sql` and `,
  );
}

/** Returns the route of the journal. */
export const activityRoutes = (): readonly ServiceRoute[] => [
  [
    activity.endpoints.list,
    async (c, db) =>
      c.json(data(await listRecords(db, activityTable, listQuery(c, activityTable), conditionOf(c)))),
  ],
];
