import { get } from '#schema/endpoints.ts';

/** Reads the establishment of a user, or null. */
export const userEstablishment = get('/admin/etablissement/user/{id}');

/** Reads the offers that a driver made. */
export const userRideOffers = get('/admin/users/{id}/ride-offers');
