import * as z from 'zod/mini';
import { readPage } from './responses.ts';
import type { TestService } from './test-service.ts';

const named = z.looseObject({ name: z.optional(z.string()) });

/**
 * Returns a function that reads a list as an administrator, by default that of the users. It returns the response, the names
 * of the records and their total.
 */
export const listReader =
  (service: () => TestService) =>
  async (query: string, path = 'users') => {
    const token = await service().tokenOf('admin');
    const response = await service().call('GET', `/api/v1/admin/${path}${query}`, { token });
    const { items, total } = readPage(named, response.body);
    return { ...response, names: items.map(({ name }) => name), total };
  };
