import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { withId } from '#lib/api/address.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { readList, readMessage } from '#lib/api/envelope.ts';
import { request } from '#lib/session/request.ts';
import { endOneSession, endOtherSessions, readSessions } from '#resources/paths/sessions.ts';
import { recordId } from '#schema/record-id.ts';

/** Accepts an open session of the signed-in user. A member that is missing or of another type is shown as missing. */
const openSession = z.object({
  id: recordId,
  current: z.catch(z.boolean(), false),
  createdAt: z.optional(z.unknown()),
  lastUsedAt: z.optional(z.unknown()),
  ip: z.catch(z.string(), ''),
  agent: z.catch(z.string(), ''),
});

/** An open session of the signed-in user. */
export type OpenSession = z.output<typeof openSession>;

/** The query for the open sessions, the current one first, then the last used ones. */
export const openSessionsQuery = queryOptions({
  queryKey: ['open-sessions'],
  queryFn: async ({ signal }): Promise<readonly OpenSession[]> => {
    const read = z.safeParse(
      z.array(openSession),
      readList(await request({ ...readSessions, signal })).records,
    );
    if (!read.success) throw new ApiError('shape');
    return read.data.toSorted((left, right) => Number(right.current) - Number(left.current));
  },
});

/** Ends one session. Returns the server's message. */
export async function endSession({ id }: OpenSession): Promise<string | undefined> {
  return readMessage(await request({ ...endOneSession, path: withId(endOneSession.path, id) }));
}

/** Ends every session except the current one. Returns the server's message. */
export async function endOthers(): Promise<string | undefined> {
  return readMessage(await request(endOtherSessions));
}
