import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { identified, readData } from '#server/testing/responses.ts';
import type { Suite } from '#server/testing/suite.ts';

const json = JSON.stringify({ titre: 'Wifi', titre_en: 'Wifi', description: 'Partout.', categories: [] });
const path = '/api/v1/admin/options';

export const lostResponseSuite: Suite = (service) => {
  test('a connection that is cut after the commit: the next attempt gets the first response', async () => {
    const { app, db, tokenOf, call } = service();
    const token = await tokenOf('admin');
    const key = randomUUID();
    const stored = () => db.selectFrom('options').select('id').execute();
    const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = z.parse(z.object({ port: z.number() }), server.address());

    const socket = connect(port, '127.0.0.1');
    socket.pause();
    socket.write(
      [
        `POST ${path} HTTP/1.1`,
        'Host: 127.0.0.1',
        `Authorization: Bearer ${token}`,
        `Idempotency-Key: ${key}`,
        'Content-Type: application/json',
        `Content-Length: ${Buffer.byteLength(json)}`,
        '',
        json,
      ].join('\r\n'),
    );
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1), { timeout: 4000 });
    socket.destroy();
    await new Promise((resolve) => server.close(resolve));

    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const retried = await call('POST', path, { token, body: json, headers });
    expect(retried.status).toBe(201);
    expect(await stored()).toEqual([{ id: readData(identified, retried.body).id }]);
  });
};
