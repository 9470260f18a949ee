import * as z from 'zod/mini';
import { passwordChange } from '#resources/forms/password-change.ts';
import { changeLanguages, changePassword } from '#resources/paths/account.ts';
import { readAccount } from '#resources/paths/session.ts';
import { users } from '#resources/users.ts';
import type { ServiceCall } from '#schema/call.ts';
import type { Resource } from '#schema/resource.ts';
import { requiredActions } from './required-actions.ts';

/** The signed-in user. */
const account: Resource = {
  ...users,
  /** The action without which the service refuses the other calls; null if there is none. */
  response: z.object({ requiredAction: z.nullable(z.enum(requiredActions)) }),
};

/** The calls about the account of the signed-in user. */
export const accountCalls: readonly ServiceCall[] = [
  {
    name: 'account.read',
    summary: 'The account of the signed-in user',
    call: readAccount,
    returns: { record: account },
    component: 'Account',
    access: 'signedIn',
  },
  {
    name: 'account.changePassword',
    summary: 'Change the password of the signed-in user',
    call: changePassword,
    // The shortest password that an account may have: the service knows which ones have a second factor.
    sends: { fields: passwordChange(true) },
    access: 'signedIn',
    rateLimited: true,
  },
  {
    name: 'account.changeLanguages',
    summary: 'Set the languages of the signed-in user',
    call: changeLanguages,
    sends: z.object({ languages: z.array(z.string()) }),
    access: 'signedIn',
  },
];
