import * as z from 'zod/mini';
import { recordId } from '#schema/schemas.ts';

const unshown = { id: recordId, avatar: z.nullable(z.string()) };

/** The members of a person inside another record that no screen shows. */
export const personMembers = z.object(unshown);

/** The same, with an email address. */
export const personMembersWithEmail = z.object({ ...unshown, email: z.string() });
