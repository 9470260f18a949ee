import { password } from '#fields/password/password.ts';

/** What changing one's own password takes. */
export const passwordChange = {
  currentPassword: password({ required: true, current: true }),
  newPassword: password({ required: true }),
};
