import * as z from 'zod/mini';
import { recordId } from '#schema/schemas.ts';

const along = { id: recordId, avatar: z.nullable(z.string()) };

/** What comes along with somebody inside another record. */
export const someone = z.object(along);

/** The same of somebody who can be written to. */
export const reachable = z.object({ ...along, email: z.string() });
