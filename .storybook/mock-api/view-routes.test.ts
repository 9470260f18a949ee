import { expect, test } from 'vitest';
import { createView } from '#resources/paths/views.ts';
import { rides } from '#resources/rides.ts';
import { users } from '#resources/users.ts';
import { servedAt } from '#schema/served-at.ts';
import { serve } from './routes.ts';
import { viewRoutes } from './view-routes.ts';

test('a list has 30 saved views at most, as in the service: those of other lists do not count', async () => {
  const respond = serve(viewRoutes([rides, users]));
  const save = async ({ name: resource }: typeof rides | typeof users) => {
    const body = JSON.stringify({ name: 'A', resource, search: '' });
    const address = new URL(servedAt(createView), 'http://x');
    return (await respond(new Request(address, { method: 'POST', body }))).status;
  };
  for (let count = 0; count < 30; count += 1) expect(await save(rides)).toBe(201);
  expect(await save(users)).toBe(201);
  expect(await save(rides)).toBe(409);
});
