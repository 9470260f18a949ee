import { queryOptions } from '@tanstack/react-query';
import { withId } from '#lib/api/address.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { readOptionalRecord, readRecord } from '#lib/api/envelope.ts';
import { request } from '#lib/session/request.ts';
import { userEstablishment } from '#resources/paths/users.ts';
import type { RecordId } from '#schema/resource.ts';

/** What a driver has earned: what can be withdrawn, and what is not settled yet. */
export function balanceOf(id: RecordId) {
  return queryOptions({
    queryKey: ['users', String(id), 'balance'],
    queryFn: async ({ signal }) =>
      readRecord(await request({ path: withId('/admin/users/{id}/balance', id), signal })),
  });
}

/** What a user did in all. */
export function statisticsOf(id: RecordId) {
  return queryOptions({
    queryKey: ['users', String(id), 'statistics'],
    queryFn: async ({ signal }) =>
      readRecord(await request({ path: withId('/admin/users/{id}/stats', id), signal })),
  });
}

/** The establishment of a user, or null where there is none: the service may say so with a 404. */
export function establishmentOf(id: RecordId) {
  return queryOptions({
    queryKey: ['users', String(id), 'establishment'],
    async queryFn({ signal }) {
      try {
        const answer = await request({ path: withId(userEstablishment.path, id), signal });
        return readOptionalRecord(answer) ?? null;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
