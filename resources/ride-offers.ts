import * as z from 'zod/mini';
import { choice } from '#fields/choice/choice.ts';
import { instant } from '#fields/instant/instant.ts';
import { money } from '#fields/money/money.ts';
import { person } from '#fields/person/person.ts';
import { reference } from '#fields/reference/reference.ts';
import { defineResource } from '#schema/resource.ts';
import { personMembers } from './schemas/people.ts';

/** The prices that drivers offer for rides. The pages of the ride and of the driver show them. */
export const rideOffers = defineResource('rideOffers', {
  endpoints: {
    list: { method: 'GET', path: '/admin/rides/{id}/ride-offers', envelope: 'paginated', sort: true },
  },
  title: 'driver',
  fields: {
    ride: reference({ to: 'rides', by: 'reference', nullable: true, access: 'readOnly' }),
    driver: person({ nullable: true, to: 'users' }),
    price: money({ min: 0, access: 'readOnly' }),
    status: choice({
      values: ['pending', 'accepted', 'declined', 'expired'],
      tones: { pending: 'warning', accepted: 'success', declined: 'danger' },
      access: 'readOnly',
    }),
    createdAt: instant({}),
  },
  list: { columns: ['ride', 'driver', 'price', 'status', 'createdAt'], sort: ['price', 'createdAt'] },
  form: [],
  response: z.object({ driver: personMembers }),
});
