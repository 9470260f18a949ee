import type { Call } from '#schema/endpoints.ts';
import { servedAt } from '#schema/served-at.ts';

/** Returns the name of a declared call in metrics and traces, e.g. `GET /api/v1/admin/rides/{id}`. */
export const callName = (call: Call) => `${call.method} ${servedAt(call)}`;

/** Returns the path of a declared call as the router has it, e.g. `/api/v1/admin/rides/:id`. */
export const routePath = (call: Call) => servedAt(call).replaceAll(/\{(\w+)\}/g, ':$1');
