import { queryOptions } from '@tanstack/react-query';
import { withId } from '#lib/api/address.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { readOptionalRecord } from '#lib/api/envelope.ts';
import { request } from '#lib/session/request.ts';
import { userEstablishment } from '#resources/paths/users.ts';
import type { RecordId } from '#schema/resource.ts';

/** Reads the establishment of a user, or null if there is none: the service may also respond with a 404 then. */
export function establishmentQuery(id: RecordId) {
  return queryOptions({
    queryKey: ['users', String(id), 'establishment'],
    async queryFn({ signal }) {
      try {
        const response = await request({ path: withId(userEstablishment.path, id), signal });
        return readOptionalRecord(response) ?? null;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
