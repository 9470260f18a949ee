import * as z from 'zod/mini';
import { recordId } from '#schema/record-id.ts';

/** The members of a person inside another record, beside the name. A deleted user has no id and no email address. */
const unshown = { id: z.nullable(recordId), avatar: z.nullable(z.string()) };

/** The email address of a person inside another record. */
export const shownEmail = z.nullable(z.email());

/** The members beside the name, without the email address. */
export const personMembers = z.object(unshown);

/** The same, with the email address. */
export const personMembersWithEmail = z.object({ ...unshown, email: shownEmail });
