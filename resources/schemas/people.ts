import * as z from 'zod/mini';
import { recordId } from '#schema/record-id.ts';

/** A deleted user has no id and no email address. */
const unshown = { id: z.nullable(recordId), avatar: z.nullable(z.string()) };

/** The members of a person inside another record that no screen shows. */
export const personMembers = z.object(unshown);

/** The same, with an email address. */
export const personMembersWithEmail = z.object({ ...unshown, email: z.nullable(z.string()) });
