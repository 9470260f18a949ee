import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { invoices } from '#resources/invoices.ts';
import { rides } from '#resources/rides.ts';
import { recordSchema } from '#schema/schemas.ts';
import { deniedMessage, message } from '#server/base/messages.ts';
import { newId } from '#server/database/ids.ts';
import { identified, readData, readPage } from '#server/testing/responses.ts';
import { addRide } from '#server/testing/samples.ts';
import type { Suite } from '#server/testing/suite.ts';

const line = z.object({ label: z.string(), quantity: z.number(), unit_price: z.number(), total: z.number() });
const invoiceAmounts = z.looseObject({ lines: z.array(line), subtotal: z.number(), tax: z.number() });
const day = z.object({ date: z.string(), rides: z.number(), revenue: z.number() });
const statistics = z.object({ days: z.array(day) });

export const ridesSuite: Suite = (service) => {
  async function call(method: string, path: string) {
    const token = await service().tokenOf('admin');
    return service().call(method, `/api/v1${path}`, { token });
  }
  async function idsOf(path: string) {
    const { items } = readPage(identified, (await call('GET', path)).body);
    return items.map(({ id }) => id);
  }
  async function offer(ride_id: string, status: 'pending' | 'accepted' | 'declined', price = 30) {
    const row = {
      id: newId(),
      ride_id,
      driver_id: await service().addUser({ role: 'driver' }),
      price,
      status,
    };
    await service().db.insertInto('ride_offers').values(row).execute();
    return row.id;
  }

  test('a ride has the members of the contract, and is in the list', async () => {
    const { addUser } = service();
    const client = await addUser({ name: 'Élodie Roy' });
    const driver = await addUser({ name: 'Karim Diallo', role: 'driver' });
    const id = await addRide(service(), { reference: 'C-77', client_id: client, driver_id: driver });
    const other = await addRide(service(), { reference: 'C-78', price: 12 });
    const { status, body } = await call('GET', `/rides/${id}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id,
      reference: 'C-77',
      client: { id: client, name: 'Élodie Roy', avatar: null },
      driver: { id: driver },
      pickup: { address: '1 rue Pasteur, Lyon', lat: 45, lng: 4 },
      distance_km: 10.5,
      price: 33,
      completedAt: null,
    });
    expect(recordSchema(rides).safeParse(body.data).success).toBe(true);
    expect((await call('GET', `/rides/${other}`)).body.data).toMatchObject({ client: null, driver: null });
    for (const query of ['c-77', 'elodie', 'diallo', 'karim+elodie+pasteur']) {
      expect([query, await idsOf(`/admin/rides?query=${query}`)]).toEqual([query, [id]]);
    }
    expect(await idsOf('/admin/rides?sort=price')).toEqual([other, id]);
    expect(await idsOf('/admin/rides?sort=-reference&query=chartrons')).toEqual([other, id]);
    await service().db.updateTable('users').set({ name: 'Zoé' }).where('id', '=', driver).execute();
    expect(await idsOf('/admin/rides?query=diallo')).toEqual([]);
    expect((await call('GET', `/rides/${id}`)).body.data).toMatchObject({ driver: { name: 'Zoé' } });
  });

  test.for(['accepted', 'in_progress', 'completed'] as const)(
    'a ride that is %s is not erased: it is under way, or has an invoice',
    async (status) => {
      const id = await addRide(service(), { status });
      const response = await call('DELETE', `/admin/rides/${id}`);
      expect([response.status, response.body.message]).toEqual([409, deniedMessage(rides)]);
      expect((await call('GET', `/rides/${id}`)).status).toBe(200);
    },
  );

  test.for(['pending', 'cancelled'] as const)(
    'erasing a ride deletes its offers, whatever the status: %s',
    async (state) => {
      const id = await addRide(service(), { status: state });
      await offer(id, 'declined');
      const { status, body } = await call('DELETE', `/admin/rides/${id}`);
      expect([status, body.message]).toEqual([200, message('rideErased')]);
      expect(await service().db.selectFrom('ride_offers').select('id').execute()).toEqual([]);
      expect((await call('DELETE', `/admin/rides/${id}`)).status).toBe(404);
    },
  );

  test('the offers of a ride are a list', async () => {
    const id = await addRide(service(), { reference: 'C-5' });
    const [dear, cheap] = [await offer(id, 'pending', 40), await offer(id, 'accepted', 20)];
    await offer(await addRide(service()), 'pending');
    const { body } = await call('GET', `/admin/rides/${id}/ride-offers?sort=price`);
    expect(readPage(identified, body).items).toMatchObject([
      { id: cheap, ride: { id, reference: 'C-5' }, price: 20, status: 'accepted' },
      { id: dear },
    ]);
  });

  describe('an invoice', () => {
    const tariff = { base: 3, km: 1.25, minute: 0.3, luggage: 1, animal: 2, person: 1.5 };
    // 3 + 10.5 × 1.25 + 20 × 0.3 + 2 × 1 + 2 × 1.5 = 27.13 before tax
    const completed = { status: 'completed', luggage: 2, passengers: 3, price: 29.84 } as const;
    const labels = [
      message('invoiceBase'),
      message('invoiceDistance'),
      message('invoiceTime'),
      message('invoiceLuggage'),
      message('invoicePeople'),
    ];

    async function readInvoice(ride: Parameters<typeof addRide>[1]) {
      const { body } = await call('GET', `/admin/rides/${await addRide(service(), ride)}/invoice`);
      const invoice = readData(invoiceAmounts, body);
      expect(recordSchema(invoices).safeParse(invoice).success).toBe(true);
      const sum = invoice.lines.reduce((all, { total }) => all + Math.round(total * 100), 0);
      return { invoice, sum };
    }

    test('lists the amounts of the tariff of the ride', async () => {
      const client_id = await service().addUser({ name: 'Alice', email: 'alice@exemple.fr' });
      const completed_at = new Date('2026-03-01T12:00:00Z');
      const { invoice, sum } = await readInvoice({
        ...completed,
        client_id,
        completed_at,
        reference: 'C-9',
        tariff: JSON.stringify(tariff),
      });
      expect(invoice).toMatchObject({
        number: 'F2026-C-9',
        issuedAt: completed_at.toISOString(),
        client: { name: 'Alice', email: 'alice@exemple.fr' },
        driver: null,
        subtotal: 27.13,
        tax_rate: 0.1,
        tax: 2.71,
        total: 29.84,
      });
      expect(invoice.lines.map(({ label }) => label)).toEqual(labels);
      expect(sum).toBe(2713);
    });

    test.for([20, 45.67, 0.01])(
      'shows the difference between the tariff and the agreed price: %s',
      async (price) => {
        const { invoice, sum } = await readInvoice({ ...completed, price, tariff: JSON.stringify(tariff) });
        expect(invoice.lines.at(-1)?.label).toBe(message('invoiceAgreed'));
        expect(sum).toBe(Math.round(invoice.subtotal * 100));
        expect(Math.round((invoice.subtotal + invoice.tax) * 100)).toBe(Math.round(price * 100));
      },
    );

    test('has one line for a ride without a tariff', async () => {
      const { invoice, sum } = await readInvoice({ ...completed, reference: 'C-3' });
      expect(invoice.lines).toEqual([{ label: 'Course C-3', quantity: 1, unit_price: 27.13, total: 27.13 }]);
      expect(sum).toBe(2713);
    });

    test.for(['pending', 'accepted', 'in_progress', 'cancelled'] as const)(
      'does not exist for a ride that is %s',
      async (status) => {
        const id = await addRide(service(), { status });
        const response = await call('GET', `/admin/rides/${id}/invoice`);
        expect([response.status, response.body.message]).toEqual([409, message('noInvoice')]);
      },
    );
  });

  test.for([newId(), 'abc', "1'--"])('the ride %s does not exist', async (id) => {
    for (const [method, path] of [
      ['GET', `/rides/${id}`],
      ['DELETE', `/rides/${id}`],
      ['DELETE', `/admin/rides/${id}`],
      ['GET', `/admin/rides/${id}/ride-offers`],
      ['GET', `/admin/rides/${id}/invoice`],
    ] as const) {
      const { status, body } = await call(method, path);
      expect([method, path, status, body.message]).toEqual([method, path, 404, message('rideNotFound')]);
    }
  });

  test('the statistics count rides by day, in French time', async () => {
    const add = (at: Date, status: 'completed' | 'cancelled' | 'pending', price: number) =>
      addRide(service(), { created_at: at, status, price });
    const yearAgo = new Date(service().now().getTime() - 365 * 86_400_000);
    const midnight = new Date(service().now().getTime() - 3 * 86_400_000);
    midnight.setUTCHours(23, 30, 0, 0);
    await add(service().now(), 'completed', 20.5);
    await add(service().now(), 'cancelled', 99);
    await add(midnight, 'pending', 10);
    await add(yearAgo, 'completed', 30);
    const { body } = await call('GET', '/admin/ride-stats');
    expect(body.data).toMatchObject({ total: 4, completed: 2, cancelled: 1, revenue: 50.5 });
    const { days } = readData(statistics, body);
    const inFrance = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' });
    expect(days).toHaveLength(92);
    expect(days.at(-1)).toEqual({ date: inFrance.format(service().now()), rides: 2, revenue: 20.5 });
    const counted = days.filter(({ rides }) => rides > 0).map(({ date }) => date);
    expect(counted).toEqual([inFrance.format(midnight), inFrance.format(service().now())]);
  });

  test('the statistics of a period are those of its days, both included', async () => {
    const at = (day: string) => new Date(`${day}T10:00:00Z`);
    await addRide(service(), { created_at: at('2024-02-27'), status: 'completed', price: 1 });
    await addRide(service(), { created_at: at('2024-02-28'), status: 'completed', price: 20.5 });
    // Already March in Paris.
    await addRide(service(), { created_at: new Date('2024-02-29T23:30:00Z'), status: 'completed', price: 2 });
    await addRide(service(), { created_at: at('2024-02-29'), status: 'cancelled', price: 9 });
    const { body } = await call('GET', '/admin/ride-stats?from=2024-02-28&to=2024-02-29');
    expect(body.data).toEqual({
      total: 2,
      completed: 1,
      cancelled: 1,
      revenue: 20.5,
      days: [
        { date: '2024-02-28', rides: 1, revenue: 20.5 },
        { date: '2024-02-29', rides: 1, revenue: 0 },
      ],
    });
  });

  test.for([
    'from=2024-02-28',
    'from=2024-02-30&to=2024-03-01',
    'from=2024-03-02&to=2024-03-01',
    'from=2023-01-01&to=2024-03-01',
    "from=1'--&to=2024-03-01",
  ])('the period %s is rejected', async (query) => {
    expect((await call('GET', `/admin/ride-stats?${query}`)).status).toBe(422);
  });
};
