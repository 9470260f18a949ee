import type { ServiceCall } from '#schema/call.ts';
import { accountCalls } from './account.ts';
import { changeCalls } from './changes.ts';
import { factorCalls } from './factors.ts';
import { preferenceCalls } from './preferences.ts';
import { productCalls } from './product.ts';
import { stateCalls } from './service.ts';
import { sessionCalls } from './session.ts';
import { openSessionCalls } from './sessions.ts';
import { viewCalls } from './views.ts';

/** Every call of the service that belongs to no resource's descriptor. */
export const serviceCalls: readonly ServiceCall[] = [
  ...sessionCalls,
  ...accountCalls,
  ...openSessionCalls,
  ...factorCalls,
  ...changeCalls,
  ...viewCalls,
  ...preferenceCalls,
  ...stateCalls,
  ...productCalls,
];
