import { describe, expect, test } from 'vitest';
import { message } from '#server/base/messages.ts';
import { newId } from '#server/database/ids.ts';
import { identified, readPage } from '#server/testing/responses.ts';
import { addRide } from '#server/testing/samples.ts';
import type { Suite } from '#server/testing/suite.ts';

export const cancellationSuite: Suite = (service) => {
  async function call(method: string, path: string) {
    const token = await service().tokenOf('admin');
    return service().call(method, `/api/v1${path}`, { token });
  }
  async function offer(ride_id: string, status: 'pending' | 'accepted') {
    const row = {
      id: newId(),
      ride_id,
      driver_id: await service().addUser({ role: 'driver' }),
      price: 30,
      status,
    };
    await service().db.insertInto('ride_offers').values(row).execute();
    return row.id;
  }

  describe('cancelling', () => {
    test.for(['pending', 'accepted', 'in_progress'] as const)('a ride that is %s', async (status) => {
      const id = await addRide(service(), { status });
      await offer(id, 'pending');
      await offer(id, 'accepted');
      const { status: code, body } = await call('DELETE', `/rides/${id}`);
      expect([code, body.message]).toEqual([200, message('rideCancelled')]);
      expect(body.data).toMatchObject({ id, status: 'cancelled' });
      const offers = await service()
        .db.selectFrom('ride_offers')
        .select('status')
        .orderBy('status')
        .execute();
      expect(offers.map((row) => row.status)).toEqual(['accepted', 'expired']);
    });

    test.for(['completed', 'cancelled'] as const)('is rejected if the ride is %s', async (status) => {
      const id = await addRide(service(), { status });
      const { status: code, body } = await call('DELETE', `/rides/${id}`);
      expect([code, body.message]).toEqual([409, message('rideEnded')]);
      expect((await call('GET', `/rides/${id}`)).body.data).toMatchObject({ status });
    });

    test('keeps who did it, when and why; the reason is optional, and in the journal', async () => {
      const { call: send, tokenOf } = service();
      const [id, other] = [await addRide(service()), await addRide(service())];
      const options = { token: await tokenOf('admin'), json: { note: ' Client injoignable. ' } };
      const { status, body } = await send('DELETE', `/api/v1/rides/${id}`, options);
      const kept = {
        cancelledBy: { name: expect.any(String), id: expect.any(String) },
        cancelledAt: expect.any(String),
      };
      expect([status, body.data]).toMatchObject([200, { ...kept, cancellationNote: 'Client injoignable.' }]);
      await call('DELETE', `/rides/${other}`);
      expect((await call('GET', `/rides/${other}`)).body.data).toMatchObject({
        ...kept,
        cancellationNote: null,
      });
      const entries = await call('GET', `/admin/activity?resource=rides&record=${id}`);
      expect(readPage(identified, entries.body).items).toMatchObject([
        { note: 'Client injoignable.', changes: [{ field: 'status' }] },
      ]);
      const long = { ...options, json: { note: 'a'.repeat(1001) } };
      const refused = await send('DELETE', `/api/v1/rides/${await addRide(service())}`, long);
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['note']]);
    });

    test('happens once, even if two requests arrive together', async () => {
      const id = await addRide(service());
      const responses = await Promise.all([call('DELETE', `/rides/${id}`), call('DELETE', `/rides/${id}`)]);
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });
  });
};
