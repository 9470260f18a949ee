import { password } from '#fields/password/password.ts';

/** The form that changes the user's own password. */
export const passwordChange = {
  currentPassword: password({ required: true, current: true }),
  newPassword: password({ required: true }),
};
