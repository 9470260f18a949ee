import * as z from 'zod/mini';
import { t } from '#lib/i18n/i18n.ts';
import { parseNumber } from '#lib/numbers/numbers.ts';
import { invoices } from '#resources/invoices.ts';
import { userRideOffers } from '#resources/paths/users.ts';
import { rideOffers } from '#resources/ride-offers.ts';
import { cancellationNote, cancelRide, rides } from '#resources/rides.ts';
import { invoiceAmounts, invoiceNumber, tariffOf } from '#resources/rules/fare.ts';
import { cents } from '#schema/cents.ts';
import { askedSchema } from '#schema/draft-schemas.ts';
import type { StoredRecord } from '#schema/resource.ts';
import { checked } from './checked.ts';
import { demoNow } from './clock.ts';
import { initialPrices } from './price-routes.ts';
import { listed, replaceRecord, type StoryDataSet } from './resource-routes.ts';
import { data, failure, type Route, route } from './routes.ts';
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

/** Returns the invoice of a ride, by the prices of a day. */
function invoiceOf(ride: StoredRecord) {
  const client = personOf(ride['client']);
  const reference = String(ride['reference']);
  const issuedAt = String(ride['completedAt']);
  const measures = {
    distance_km: numberOf(ride['distance_km']),
    duration_min: numberOf(ride['duration_min']),
    luggage: numberOf(ride['luggage']),
    animals: numberOf(ride['animals']),
    passengers: numberOf(ride['passengers']),
  };
  const { lines, ...totals } = invoiceAmounts(
    tariffOf(initialPrices, 'day'),
    measures,
    numberOf(ride['price']),
  );
  return {
    id: ride['id'],
    number: invoiceNumber(issuedAt, reference),
    issuedAt,
    client: { name: client?.name, email: person(numberOfUser(client?.id ?? 0))['email'] },
    driver: { name: personOf(ride['driver'])?.name },
    lines: lines.map(({ text, total, ...line }, index) => ({
      label: t(`server.${text}`, { reference }),
      ...line,
      // The service sends amounts as numbers and as texts.
      total: index === 2 ? total.toFixed(2) : total,
    })),
    ...totals,
  };
}

/** Creates the routes of the related parts of a ride, of its cancellation, and of the offers of a user. */
export function rideRoutes(dataSet: StoryDataSet): Route[] {
  const ofRide = (id: string | undefined, respond: (ride: StoredRecord) => Response) => {
    const ride = dataSet.records.find((record) => record['id'] === id);
    return ride === undefined ? failure(404, t('server.rideNotFound')) : respond(ride);
  };
  return [
    route(cancelRide, async (request, [id]) => {
      const text = await request.text();
      return checked(
        askedSchema({ note: cancellationNote }),
        text === '' ? {} : JSON.parse(text),
        ({ note }) =>
          ofRide(id, (ride) => {
            if (rides.commands?.['cancel']?.allows?.(ride) === false)
              return failure(409, t('server.rideEnded'), 'E_RIDE_ENDED');
            const cancelled = {
              ...ride,
              status: 'cancelled',
              cancelledAt: demoNow.toISOString(),
              cancelledBy: personOf(administrator),
              cancellationNote: note || null,
            };
            replaceRecord(dataSet, ride, cancelled);
            return Response.json({ data: cancelled, message: t('server.rideCancelled') });
          }),
      );
    }),
    route(rideOffers.endpoints.list, (request, [id]) =>
      ofRide(id, (ride) => listed(rideOffers, offersOf(ride), request)),
    ),
    route(userRideOffers, (request) =>
      listed(rideOffers, dataSet.records.slice(0, 6).flatMap(offersOf), request),
    ),
    route(invoices.endpoints.list, (_, [id]) =>
      ofRide(id, (ride) =>
        ride['status'] === 'completed'
          ? data(invoiceOf(ride))
          : failure(409, t('server.noInvoice'), 'E_NO_INVOICE'),
      ),
    ),
  ];
}
