import type { ServiceCall } from '#schema/call.ts';
import { accountCalls } from './account.ts';
import { changeCalls } from './changes.ts';
import { dashboardCalls } from './dashboard.ts';
import { factorCalls } from './factors.ts';
import { priceCalls } from './prices.ts';
import { stateCalls } from './service.ts';
import { sessionCalls } from './session.ts';
import { openSessionCalls } from './sessions.ts';
import { userCalls } from './users.ts';
import { viewCalls } from './views.ts';

/** Every call of the service that belongs to no resource's descriptor. */
export const serviceCalls: readonly ServiceCall[] = [
  ...sessionCalls,
  ...accountCalls,
  ...openSessionCalls,
  ...factorCalls,
  ...dashboardCalls,
  ...changeCalls,
  ...priceCalls,
  ...userCalls,
  ...viewCalls,
  ...stateCalls,
];
