import { type Context, Hono } from 'hono';
import { sql } from 'kysely';
import { message } from '#server/base/messages.ts';
import { isId } from '#server/database/ids.ts';
import type { Env, Services } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { listQuery } from '#server/http/list-query.ts';
import { data } from '#server/http/responses.ts';
import { listRecords, readRecord } from '#server/repository/records.ts';
import { existingUser } from '#server/users/existing-user.ts';
import { cancelRide } from './cancellation.ts';
import { readInvoice } from './invoice.ts';
import { offerTable } from './offers.ts';
import { readRideStatistics } from './statistics.ts';
import { rideTable } from './table.ts';

/** The calls of rides beside those of their descriptor, below `/api/v1`. */
export function rideRoutes({ db, now }: Services): Hono<Env> {
  /** Returns the identity in the path. The call itself finds out if there is such a ride. */
  function rideId(c: Context): string {
    const id = c.req.param('id') ?? '';
    if (!isId(id)) throw notFound('rideNotFound');
    return id;
  }
  async function existingRide(c: Context) {
    const ride = await readRecord(db, rideTable, rideId(c));
    if (!ride) throw notFound('rideNotFound');
    return ride;
  }

  return (
    new Hono<Env>()
      .get('/admin/ride-stats', async (c) => c.json(data(await readRideStatistics(db, now()))))
      .get('/admin/rides/:id/invoice', async (c) => c.json(data(await readInvoice(db, rideId(c)))))
      .get('/admin/rides/:id/ride-offers', async (c) => {
        const query = listQuery(c, offerTable);
        const { id } = await existingRide(c);
        return c.json(data(await listRecords(db, offerTable, query, sql`listed.ride_id = ${id}`)));
      })
      .get('/admin/users/:id/ride-offers', async (c) => {
        const query = listQuery(c, offerTable);
        const id = await existingUser(c, db);
        return c.json(data(await listRecords(db, offerTable, query, sql`listed.driver_id = ${id}`)));
      })
      // Deleting a ride at this path cancels it; at the path below `/admin` it erases it.
      .delete('/rides/:id', async (c) => {
        await cancelRide(db, rideId(c));
        return c.json({ ...data(await existingRide(c)), message: message('rideCancelled') });
      })
  );
}
