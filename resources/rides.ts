import * as z from 'zod/mini';
import { choice } from '#fields/choice/choice.ts';
import { instant } from '#fields/instant/instant.ts';
import { location } from '#fields/location/location.ts';
import { longText } from '#fields/long-text/long-text.ts';
import { money } from '#fields/money/money.ts';
import { person } from '#fields/person/person.ts';
import { quantity } from '#fields/quantity/quantity.ts';
import { text } from '#fields/text/text.ts';
import { type Call, get, rest } from '#schema/endpoints.ts';
import { defineResource } from '#schema/resource.ts';
import { invoices } from './invoices.ts';
import { readRideStatistics } from './paths/dashboard.ts';
import { rideOffers } from './ride-offers.ts';
import { personMembers } from './schemas/people.ts';

const statuses = ['pending', 'accepted', 'in_progress', 'completed', 'cancelled'] as const;
const cancellable: readonly string[] = ['pending', 'accepted', 'in_progress'];
const isCancellable = (ride: { readonly status: string }) => cancellable.includes(ride.status);
/** Returns false if a ride has no invoice. With an unknown status the service decides. */
const mayHaveInvoice = ({ status }: { readonly status: string }) =>
  !cancellable.includes(status) && status !== 'cancelled';
const access = 'readOnly';
const coordinates = z.object({ lat: z.number(), lng: z.number() });

/** Cancels a ride. The body has the reason, if there is one. */
export const cancelRide: Call = {
  method: 'DELETE',
  path: '/rides/{id}',
  encoding: 'json',
  bodyOptional: true,
  idempotent: true,
};
/** The reason of a cancellation, which the ride shows. */
export const cancellationNote = longText({ max: 1000 });

/** The totals of all rides and of each of the last days, or those of a period. */
export const rideStatistics = {
  call: readRideStatistics,
  fields: {
    total: quantity({ min: 0, access }),
    completed: quantity({ min: 0, access }),
    cancelled: quantity({ min: 0, access }),
    revenue: money({ min: 0, access }),
  },
  byPeriod: true as const,
};

/** The rides that clients request. Administrators cancel or delete them, and never edit them. */
export const rides = defineResource('rides', {
  path: 'courses',
  navigation: { group: 'operations', icon: 'CarFront', order: 10, letter: 's' },
  endpoints: {
    ...rest('/admin/rides', { create: false, update: false, sort: true }),
    one: get('/rides/{id}'),
  },
  versioned: true,
  journaled: true,
  title: 'reference',
  fields: {
    reference: text({ access, short: true }),
    status: choice({
      values: statuses,
      tones: {
        pending: 'warning',
        accepted: 'info',
        in_progress: 'accent',
        completed: 'success',
        cancelled: 'danger',
      },
      short: true,
      access,
    }),
    client: person({ nullable: true, to: 'users' }),
    driver: person({ nullable: true, to: 'users' }),
    pickup: location({ mark: 'start' }),
    dropoff: location({ mark: 'end' }),
    distance_km: quantity({ unit: 'kilometer', min: 0, decimals: 3, access }),
    duration_min: quantity({ unit: 'minute', min: 0, access }),
    passengers: quantity({ min: 0, access }),
    luggage: quantity({ min: 0, access }),
    animals: quantity({ min: 0, access }),
    price: money({ min: 0, access }),
    createdAt: instant({}),
    acceptedAt: instant({ nullable: true }),
    startedAt: instant({ nullable: true }),
    completedAt: instant({ nullable: true }),
    cancelledAt: instant({ nullable: true }),
    cancelledBy: person({ nullable: true, to: 'users' }),
    cancellationNote: longText({ nullable: true, access }),
  },
  list: {
    search: true,
    export: true,
    views: true,
    columns: [
      { id: 'identity', lines: ['reference', 'status'] },
      'client',
      'driver',
      { id: 'route', lines: ['pickup', 'dropoff'], alike: true },
      'price',
      'createdAt',
    ],
    sort: ['reference', 'price', 'createdAt'],
    filters: ['status', 'client', 'driver', 'price', 'createdAt'],
    otherFilters: { user: ['client', 'driver'] },
    actions: ['view', 'delete'],
    bulk: ['cancel', 'delete', 'export'],
  },
  detail: {
    head: ['status', { id: 'route', lines: ['pickup', 'dropoff'] }, 'client', 'driver', 'price'],
  },
  form: [],
  figures: {
    ...rideStatistics,
    filters: {
      total: {},
      completed: { status: 'completed' },
      cancelled: { status: 'cancelled' },
      revenue: { status: 'completed' },
    },
  },
  waits: { pending: { filters: { status: ['pending'] } } },
  commands: {
    cancel: {
      call: cancelRide,
      asks: { note: cancellationNote },
      allows: isCancellable,
    },
  },
  timeline: [
    { id: 'requested', at: 'createdAt' },
    { id: 'offered', part: 'offers', at: 'createdAt', person: 'driver' },
    { id: 'accepted', at: 'acceptedAt' },
    { id: 'started', at: 'startedAt' },
    { id: 'completed', at: 'completedAt', tone: 'success' },
    {
      id: 'cancelled',
      at: 'cancelledAt',
      person: 'cancelledBy',
      note: 'cancellationNote',
      tone: 'danger',
    },
    {
      id: 'paid',
      part: 'transactions',
      only: { type: 'credit', status: 'validated' },
      at: 'createdAt',
      tone: 'success',
    },
  ],
  related: {
    offers: {
      resource: rideOffers,
      path: '/admin/rides/{id}/ride-offers',
      shape: 'list',
      without: 'ride',
    },
    transactions: { of: 'transactions', filter: 'ride', shape: 'list', without: 'ride' },
    invoice: {
      resource: invoices,
      path: '/admin/rides/{id}/invoice',
      shape: 'details',
      mayExist: mayHaveInvoice,
    },
  },
  allowsRemoval: ({ status }) => status === 'pending' || status === 'cancelled',
  response: z.object({
    client: personMembers,
    driver: personMembers,
    cancelledBy: personMembers,
    pickup: coordinates,
    dropoff: coordinates,
  }),
});
