import * as z from 'zod/mini';
import { endOneSession, endOtherSessions, readSessions } from '#resources/paths/sessions.ts';
import type { ServiceCall } from '#schema/call.ts';
import { recordId } from '#schema/record-id.ts';

const instant = z.iso.datetime({ offset: true });

/** The open sessions of a user, the last used first. */
export const openSessions = z.array(
  z.object({
    id: recordId,
    /** True for the session that the call belongs to. */
    current: z.boolean(),
    createdAt: instant,
    lastUsedAt: instant,
    /** The end of the session: at the latest (`absolute`), and if it is not used from now on (`idle`). */
    expiresAt: z.object({ absolute: instant, idle: instant }),
    ip: z.string(),
    /** The `User-Agent` header of the sign-in. */
    agent: z.string(),
  }),
);

/** The calls about open sessions. */
export const openSessionCalls: readonly ServiceCall[] = [
  {
    name: 'sessions.read',
    summary: 'The open sessions of the signed-in user',
    call: readSessions,
    returns: openSessions,
    access: 'signedIn',
  },
  {
    name: 'sessions.endOne',
    summary: 'End one session of the signed-in user',
    call: endOneSession,
    access: 'signedIn',
  },
  {
    name: 'sessions.endOthers',
    summary: 'End every session of the signed-in user except the current one',
    call: endOtherSessions,
    access: 'signedIn',
  },
];
