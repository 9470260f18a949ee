import type { Context } from 'hono';
import { type RawBuilder, sql } from 'kysely';
import { userStatistics } from '#resources/calls/figures.ts';
import { periodParameters } from '#resources/calls/period.ts';
import { userRideOffers } from '#resources/paths/users.ts';
import { rides } from '#resources/rides.ts';
import type { Call } from '#schema/endpoints.ts';
import { message } from '#server/base/messages.ts';
import { writing } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import { isId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import { checked } from '#server/http/checked.ts';
import type { Tools } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { listQuery } from '#server/http/list-query.ts';
import { data } from '#server/http/responses.ts';
import { listRecords } from '#server/repository/list-records.ts';
import { readRecord } from '#server/repository/records.ts';
import { existingUser } from '#server/users/existing-user.ts';
import { cancellationBody, cancelRide } from './cancellation.ts';
import { readInvoice } from './invoice.ts';
import { offerTable } from './offers.ts';
import { readRideStatistics } from './statistics.ts';
import { rideTable } from './table.ts';
import { readUserStatistics } from './user-statistics.ts';

/** Returns the call that reads a related part of a ride. */
function relatedCall(name: string): Call | undefined {
  const related = rides.related?.[name];
  return related && 'path' in related ? { method: 'GET', path: related.path } : undefined;
}

/** Returns the ride's id in the path. Throws "not found" if it does not have the form of an id. */
function rideId(c: Context): string {
  const id = c.req.param('id') ?? '';
  if (!isId(id)) throw notFound('rideNotFound');
  return id;
}

async function existingRide(c: Context, db: Database) {
  const ride = await readRecord(db, rideTable, rideId(c));
  if (!ride) throw notFound('rideNotFound');
  return ride;
}

async function listOffers(c: Context, db: Database, condition: () => Promise<RawBuilder<unknown>>) {
  const query = listQuery(c, offerTable);
  return c.json(data(await listRecords(db, offerTable, query, [{ condition: await condition() }])));
}

/** Returns the routes of rides except those of the list, of one ride and of its deletion, and those of a user's rides. */
export const rideRoutes = ({ now }: Tools): readonly ServiceRoute[] => [
  [
    rides.figures?.call,
    async (c, db) => {
      const { from, to } = checked(periodParameters, c.req.query());
      const period = from === undefined || to === undefined ? undefined : { from, to };
      return c.json(data(await readRideStatistics(db, now(), period)));
    },
  ],
  [relatedCall('invoice'), async (c, db) => c.json(data(await readInvoice(db, rideId(c))))],
  [
    relatedCall('offers'),
    (c, db) => listOffers(c, db, async () => sql`listed.ride_id = ${(await existingRide(c, db))['id']}`),
  ],
  [
    userStatistics.call,
    async (c, db) => c.json(data(await readUserStatistics(db, await existingUser(c, db)))),
  ],
  [
    userRideOffers,
    (c, db) => listOffers(c, db, async () => sql`listed.driver_id = ${await existingUser(c, db)}`),
  ],
  [
    rides.commands?.['cancel']?.call,
    writing(async ({ c, body }) => {
      const { note } = checked(cancellationBody, (await body()).json) ?? {};
      const cancellation = { id: rideId(c), callerId: c.get('caller').id, note };
      return async (unit) => {
        const { before, after } = await cancelRide(unit, cancellation, now());
        // The entry itself says by whom and when.
        const changed = { before, after: { ...before, status: after['status'] } };
        const entry = { action: 'command', name: 'cancel', resource: rides, ...changed } as const;
        unit.journal.record({ ...entry, ...(note && { note }) });
        return { body: { ...data(after), message: message('rideCancelled') }, current: after };
      };
    }),
  ],
];
