import { password } from '#fields/password/password.ts';
import { shortestFor } from '#schema/password-lengths.ts';

/** Returns the form that changes the user's own password. */
export const passwordChange = (hasFactor: boolean) => ({
  currentPassword: password({ required: true, current: true }),
  newPassword: password({ required: true, shortest: shortestFor(hasFactor) }),
});
