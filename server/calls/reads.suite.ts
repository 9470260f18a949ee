import { expect, test } from 'vitest';
import type { Suite } from '#server/testing/suite.ts';

/** Which reads may be made on a replica. */
export const readsSuite: Suite = (service) => {
  test('a read has the position of the primary when it arrived; a call that a page makes without its user has none', async () => {
    const { appWith, db, tokenOf } = service();
    const positions: (string | undefined)[] = [];
    const app = appWith({
      reads: (position, read) => {
        positions.push(position);
        return read(db);
      },
    });
    const headers = { authorization: `Bearer ${await tokenOf('admin')}`, accept: 'application/json' };
    for (const path of ['/api/v1/admin/rides', '/api/v1/users/me', '/api/v1/admin/changes'])
      expect((await app.request(path, { headers })).status).toBe(200);
    const position = expect.stringMatching(/^[\dA-F]+\/[\dA-F]+$/);
    expect(positions).toEqual([position, position, undefined]);
  });

  test('no read writes, since a replica would refuse it', async () => {
    const { appWith, db, tokenOf } = service();
    const writes: string[] = [];
    const replica = db.withPlugin({
      transformQuery({ node }) {
        if (/^(Insert|Update|Delete|Merge)/.test(node.kind)) writes.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const app = appWith({ reads: (_, read) => read(replica) });
    const headers = { authorization: `Bearer ${await tokenOf('admin')}`, accept: 'application/json' };
    for (const path of ['/api/v1/admin/users', '/api/v1/users/me', '/api/v1/admin/dashboard'])
      expect((await app.request(path, { headers })).status).toBe(200);
    expect(writes).toEqual([]);
  });
};
