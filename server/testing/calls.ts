import { resources } from '#resources/index.ts';
import type { Call } from '#schema/endpoints.ts';
import { relatedParts } from '#schema/related.ts';
import { servedAt } from '#schema/served-at.ts';
import type { TestService } from './test-service.ts';

/** Returns a call without the names of its path parameters: the router and the descriptors name them differently. */
export const withoutParameterNames = (call: string) => call.replace(/:\w+|\{\w+\}/g, '*');

/** Returns every call that the descriptors of the resources declare, e.g. `GET /api/v1/admin/users/{id}`. */
export function declaredCalls(): string[] {
  const calls = resources.flatMap((resource): readonly Pick<Call, 'method' | 'path' | 'base'>[] => [
    ...Object.values(resource.endpoints),
    ...Object.values(resource.commands ?? {}).map(({ call }) => call),
    ...relatedParts(resource).map(([, { path }]) => ({ method: 'GET' as const, path })),
    ...(resource.figures ? [resource.figures.call] : []),
  ]);
  return [...new Set(calls.map((call) => `${call.method} ${servedAt(call)}`))];
}

/** Returns the calls that a service serves, without the names of their path parameters. */
export const servedCalls = ({ app }: TestService): Set<string> =>
  new Set(
    app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => withoutParameterNames(`${method} ${path.replace(/(.)\/$/, '$1')}`)),
  );
