import { expect, test } from 'vitest';
import { t } from '#lib/i18n/i18n.ts';
import { productRoutes } from './product.ts';
import { rideRecords } from './ride-records.ts';
import { serve } from './routes.ts';

const start = () => {
  const dataSet = { records: [...rideRecords] };
  const respond = serve(productRoutes(() => dataSet));
  return async (method: string, path: string, body?: string) => {
    const response = await respond(new Request(`http://x/api/v1${path}`, { method, body: body ?? null }));
    return { status: response.status, body: await response.json() };
  };
};

test('the invoice of a ride has its lines by the tariff, and the number that the service gives it', async () => {
  const { status, body } = await start()('GET', '/admin/rides/ride-4/invoice');
  expect([status, body.data.number]).toEqual([200, 'F2026-C-20477']);
  expect(body.data.lines.map(({ label }: { label: string }) => label)).toEqual([
    t('server.invoiceBase'),
    t('server.invoiceDistance'),
    t('server.invoiceTime'),
    t('server.invoicePeople'),
    t('server.invoiceAgreed'),
  ]);
});

test.for([
  ['GET', '/admin/rides/ride-5/invoice', '', 409, 'E_NO_INVOICE', t('server.noInvoice')],
  ['GET', '/admin/rides/none/invoice', '', 404, 'E_NOT_FOUND', t('server.rideNotFound')],
  ['GET', '/admin/rides/none/ride-offers', '', 404, 'E_NOT_FOUND', t('server.rideNotFound')],
  ['DELETE', '/rides/ride-4', '', 409, 'E_RIDE_ENDED', t('server.rideEnded')],
  ['DELETE', '/rides/none', '', 404, 'E_NOT_FOUND', t('server.rideNotFound')],
  ['DELETE', '/rides/none', '{"note":5}', 422, 'E_VALIDATION', t('server.invalid')],
] as const)('%s %s %s is refused as in the service', async ([method, path, sent, status, code, message]) => {
  const refused = await start()(method, path, sent || undefined);
  expect(refused).toMatchObject({ status, body: { code, message } });
});

test('a cancelled ride is in the response', async () => {
  const { body } = await start()('DELETE', '/rides/ride-1');
  expect(body).toMatchObject({
    data: { id: 'ride-1', status: 'cancelled' },
    message: t('server.rideCancelled'),
  });
});
