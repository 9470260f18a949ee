import * as z from 'zod/mini';
import { t } from '#lib/i18n/i18n.ts';
import { parseNumber } from '#lib/numbers/numbers.ts';
import { invoices } from '#resources/invoices.ts';
import { userRideOffers } from '#resources/paths/users.ts';
import { rideOffers } from '#resources/ride-offers.ts';
import { cancellationNote, cancelRide } from '#resources/rides.ts';
import { cents, taxRate } from '#resources/rules/fare.ts';
import { askedSchema } from '#schema/draft-schemas.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { checked } from './checked.ts';
import { demoNow } from './clock.ts';
import { listed, replaceRecord, type StoryDataSet } from './resource-routes.ts';
import { data, failure, message, type Route, route } from './routes.ts';
import { administrator } from './session-routes.ts';
import { numberOfUser, person, personMember } from './user-records.ts';

const named = z.object({ id: z.number(), name: z.string(), avatar: z.nullable(z.string()) });
const personOf = (value: unknown) => named.safeParse(value).data;
const numberOf = (value: unknown) => parseNumber(value) ?? 0;

/** The statuses of the offers for a ride. Exactly one is accepted if the ride has a driver. */
const offerStatuses = {
  withoutDriver: ['pending', 'pending', 'pending', 'declined'],
  withDriver: ['accepted', 'declined', 'expired', 'declined'],
};

/** Returns the offers for a ride, made within minutes of its request. The accepted one has the price of the ride. */
function offersOf(ride: StoredRecord) {
  const { id, reference, driver, createdAt } = ride;
  const price = numberOf(ride['price']);
  const requestedAt = new Date(String(createdAt)).getTime();
  const statuses = driver === null ? offerStatuses.withoutDriver : offerStatuses.withDriver;
  return statuses.map((status, index) => {
    const otherDriver = personMember(numberOf(String(id).replace('ride-', '')) * 3 + index * 6 + 1);
    const amount = cents(price * (1 + index * 0.06));
    return {
      id: `${id}-offer-${index + 1}`,
      ride: { id, reference },
      driver: status === 'accepted' ? driver : otherDriver,
      // The service sends amounts as numbers and as texts.
      price: index % 2 === 0 ? amount : amount.toFixed(2),
      status,
      createdAt: new Date(requestedAt + (index + 1) * 45_000).toISOString(),
    };
  });
}

const lineOf = (label: string, quantity: number, unit_price: number) => ({
  label,
  quantity,
  unit_price,
  total: cents(quantity * unit_price),
});

/** Returns the invoice of a ride. Its lines are before tax; the last one is the difference to the agreed price, if any. */
function invoiceOf(ride: StoredRecord) {
  const client = personOf(ride['client']);
  const total = cents(numberOf(ride['price']));
  const subtotal = cents(total / (1 + taxRate));
  const pricedLines = [
    lineOf(t('server.invoiceBase'), 1, 2.2),
    lineOf(t('server.invoiceDistance'), numberOf(ride['distance_km']), 1.6),
    lineOf('Bagages', numberOf(ride['luggage']), 0.5),
  ].filter(({ quantity }) => quantity > 0);
  const rest = cents(subtotal - pricedLines.reduce((sum, line) => sum + line.total, 0));
  const lines = rest === 0 ? pricedLines : [...pricedLines, lineOf(t('server.invoiceAgreed'), 1, rest)];
  return {
    number: `F-2026-${String(ride['reference']).replace('C-', '')}`,
    issuedAt: ride['completedAt'],
    client: { name: client?.name, email: person(numberOfUser(client?.id ?? 0))['email'] },
    driver: { name: personOf(ride['driver'])?.name },
    // The service sends amounts as numbers and as texts.
    lines: lines.map((line, index) => (index === 2 ? { ...line, total: line.total.toFixed(2) } : line)),
    subtotal,
    tax_rate: taxRate,
    tax: cents(total - subtotal),
    total,
  };
}

const ended = ['completed', 'cancelled'];

/** Creates the routes of the related parts of a ride, of its cancellation, and of the offers of a user. */
export function rideRoutes(rides: StoryDataSet): Route[] {
  const find = (id = '') => rides.records.find((record) => record['id'] === id);
  return [
    route(cancelRide, async (request, [id]) => {
      const ride = find(id);
      const text = await request.text();
      const sent: StoredRecord = text === '' ? {} : JSON.parse(text);
      if (ride === undefined) return failure(404, t('server.rideNotFound'));
      if (ended.includes(String(ride['status']))) return failure(409, t('server.rideEnded'));
      return checked(askedSchema({ note: cancellationNote }), sent, ({ note }) => {
        const cancellation = { cancelledAt: demoNow.toISOString(), cancelledBy: personOf(administrator) };
        replaceRecord(rides, ride, {
          ...ride,
          ...cancellation,
          status: 'cancelled',
          cancellationNote: note || null,
        });
        return message(t('resources.rides.commands.cancel.done'));
      });
    }),
    route(rideOffers.endpoints.list, (request, [id]) => {
      const ride = find(id);
      return listed(rideOffers, ride === undefined ? [] : offersOf(ride), request);
    }),
    route(userRideOffers, (request) =>
      listed(rideOffers, rides.records.slice(0, 6).flatMap(offersOf), request),
    ),
    route(invoices.endpoints.list, (_, [id]) => {
      const ride = find(id);
      return ride?.['status'] === 'completed'
        ? data(invoiceOf(ride))
        : failure(404, t('resources.rides.absent.invoice'));
    }),
  ];
}
