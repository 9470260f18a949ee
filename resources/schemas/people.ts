import * as z from 'zod/mini';
import { recordId } from '#schema/schemas.ts';

const along = { id: recordId, avatar: z.nullable(z.string()) };

/** The members of a person inside another record that no screen needs. */
export const someone = z.object(along);

/** The same, with an email address. */
export const reachable = z.object({ ...along, email: z.string() });
