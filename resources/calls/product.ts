import type * as z from 'zod/mini';
import type { Agreements } from '#schema/agreements.ts';
import type { ServiceCall } from '#schema/call.ts';
import { figureAgreements } from './agreements.ts';
import { dashboardCalls } from './dashboard.ts';
import { figureMembers } from './figure-members.ts';
import { priceCalls } from './prices.ts';
import { userCalls } from './users.ts';

/** The product's own calls that belong to no resource's descriptor. */
export const productCalls: readonly ServiceCall[] = [...dashboardCalls, ...priceCalls, ...userCalls];

/** What the numbers of the product's other calls agree with, by the id of the call. */
export const productAgreements: Readonly<Record<string, Agreements>> = figureAgreements;

/** What the responses of the product's figures have beyond their fields, by the id of the call. */
export const productMembers: Readonly<Record<string, z.ZodMiniType>> = figureMembers;
