import type { ServiceCall } from '#schema/call.ts';
import { dashboardCalls } from './dashboard.ts';
import { priceCalls } from './prices.ts';
import { userCalls } from './users.ts';

/** The product's own calls that belong to no resource's descriptor. */
export const productCalls: readonly ServiceCall[] = [...dashboardCalls, ...priceCalls, ...userCalls];
