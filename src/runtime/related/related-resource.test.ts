import { expect, test } from 'vitest';
import { listCall } from '#lib/queries/list-call.ts';
import { rest } from '#schema/endpoints.ts';
import type { Resource } from '#schema/resource.ts';
import { withListAt } from './related-resource.ts';

const withdrawals: Resource = {
  name: 'withdrawals',
  endpoints: { list: { ...rest('/withdrawals', {}).list, query: { type: 'withdrawal' } } },
  title: 'id',
  fields: {},
  list: { columns: [] },
  form: [],
};
const sentTo = (resource: Resource) =>
  listCall(resource, { page: 1, limit: 10, query: '', sort: undefined, filters: {} });

test('related records are selected beside what the call of their list always sends', () => {
  const call = sentTo(withListAt(withdrawals, 'withdrawals', { user: '7' }));
  expect(call.path).toBe('/withdrawals');
  expect(call.query).toMatchObject({ type: 'withdrawal', user: '7' });
  expect(sentTo(withListAt(withdrawals, '/users/7/withdrawals')).query).toMatchObject({ type: 'withdrawal' });
});
