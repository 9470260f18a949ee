import { type Context, Hono } from 'hono';
import { message } from '#server/base/messages.ts';
import { isId } from '#server/database/ids.ts';
import type { Database } from '#server/database/tables.ts';
import type { Env, Services } from '#server/http/context.ts';
import { notFound } from '#server/http/http-error.ts';
import { listQuery } from '#server/http/list-query.ts';
import { data, messageOnly, page } from '#server/http/responses.ts';
import { readInvoice } from './invoice.ts';
import { listOffersOfRide, offerSorts } from './offers.ts';
import { listRides, readRide, rideSorts } from './records.ts';
import { readRideStatistics } from './statistics.ts';
import { cancelRide, eraseRide } from './writes.ts';

/** The ride that a path names; whether there is one, the caller asks. */
function namedRide(c: Context): string {
  const id = c.req.param('id') ?? '';
  if (!isId(id)) throw notFound('rideNotFound');
  return id;
}

async function foundRide(c: Context, db: Database) {
  const ride = await readRide(db, namedRide(c));
  if (!ride) throw notFound('rideNotFound');
  return ride;
}

/** Rides as administrators see them, below `/api/v1/admin/rides`. */
export function adminRides({ db }: Services): Hono<Env> {
  return new Hono<Env>()
    .get('/', async (c) => {
      const { items, total } = await listRides(db, listQuery(c, rideSorts, '-createdAt'));
      return c.json(page(items, total));
    })
    .delete('/:id', async (c) => {
      await eraseRide(db, namedRide(c));
      return c.json(messageOnly(message('rideErased')));
    })
    .get('/:id/ride-offers', async (c) => {
      const query = listQuery(c, offerSorts, '-createdAt');
      const { id } = await foundRide(c, db);
      const { items, total } = await listOffersOfRide(db, String(id), query);
      return c.json(page(items, total));
    })
    .get('/:id/invoice', async (c) => c.json(data(await readInvoice(db, namedRide(c)))));
}

/** Rides in figures: `/api/v1/admin/ride-stats`. */
export function adminRideStatistics({ db, now }: Services): Hono<Env> {
  return new Hono<Env>().get('/', async (c) => c.json(data(await readRideStatistics(db, now()))));
}

/** One ride, below `/api/v1/rides`: to delete it here is to cancel it. */
export function rideRoutes({ db }: Services): Hono<Env> {
  return new Hono<Env>()
    .get('/:id', async (c) => c.json(data(await foundRide(c, db))))
    .delete('/:id', async (c) => {
      await cancelRide(db, namedRide(c));
      return c.json({ ...data(await foundRide(c, db)), message: message('rideCancelled') });
    });
}
