import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '#resources/index.ts';
import { newId } from '#server/database/ids.ts';
import { migrateGeneric } from '#server/generic/migrations.ts';
import { distinct, operationsOf } from '#server/openapi/operations.ts';
import { oddRequests, oddTexts } from '#server/testing/odd-requests.ts';
import type { Suite } from '#server/testing/suite.ts';
import { knownHash } from '#server/testing/test-service.ts';

/** No text in a request makes the service fail: it has a response for each. */
export const oddTextsSuite: Suite = (service) => {
  const token = async () => {
    const { addUser, sessionOf } = service();
    const id = await addUser({ role: 'admin', password_hash: await knownHash() });
    return (await sessionOf(id)).access_token;
  };

  describe('odd texts', () => {
    beforeAll(async () => void (await migrateGeneric(service().db)));

    test.for(
      distinct(operationsOf(resources)).map(
        (operation) => [`${operation.method} ${operation.path}`, operation] as const,
      ),
    )('are refused or answered by %s', async ([, operation]) => {
      const failed: unknown[] = [];
      const bearer = await token();
      for (const { method, path, ...sent } of oddRequests(operation, newId())) {
        const send = () => service().call(method, path, { token: bearer, ...sent });
        let { status } = await send();
        if (status === 429) {
          // A limited call is made as often as the others.
          await service().db.deleteFrom('rate_limits').execute();
          ({ status } = await send());
        }
        if (status >= 500) failed.push([status, method, path, sent]);
      }
      expect(failed).toEqual([]);
    });

    test('are refused or answered as tokens, cookies and addresses', async () => {
      const failed: unknown[] = [];
      for (const text of oddTexts) {
        const encoded = encodeURIComponent(text);
        for (const [path, headers] of [
          [`/files/${encoded}`, { authorization: `Bearer ${await token()}` }],
          [`/${encoded}`, {}],
          ['/files/a', { cookie: `pictures=${encoded}; device=${encoded}` }],
          ['/api/v1/users/me', { authorization: `Bearer ${encoded}` }],
          ['/api/v1/users/me', { 'x-forwarded-for': encoded, traceparent: encoded, 'user-agent': encoded }],
        ] as const) {
          const { status } = await service().call('GET', path, { headers });
          if (status >= 500) failed.push([status, path, headers]);
        }
      }
      expect(failed).toEqual([]);
    });
  });
};
