import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readJson } from './body.ts';
import type { Env } from './context.ts';
import { handleErrors } from './error-handler.ts';
import { forbidden, HttpError, invalid } from './http-error.ts';
import { requestLog } from './request-log.ts';

/** Creates a service whose only call fails, and collects its log. */
function failing(error: unknown) {
  const lines: string[] = [];
  const log = {
    info: (line: string) => void lines.push(line),
    error: (line: string) => void lines.push(line),
  };
  const app = new Hono<Env>().use(requestLog(log, 1)).get('*', () => {
    throw error;
  });
  app.onError(handleErrors(log));
  return { app, lines };
}

const coded = (code: string) => Object.assign(new Error('x'), { code });

test.each([
  ['a programming error', new Error('secret'), 500, 'E_INTERNAL'],
  ['an unreachable database', coded('ECONNREFUSED'), 503, 'E_UNAVAILABLE'],
  ['a deadlock of two writes', coded('40P01'), 503, 'E_UNAVAILABLE'],
  ['a balance that would fall below zero', coded('23514'), 409, 'E_CONFLICT'],
  ['two writes of the same value', coded('23505'), 409, 'E_CONFLICT'],
  ['a record that others need', coded('23503'), 409, 'E_IN_USE'],
])('%s becomes a response of the contract that reveals nothing internal', async (_, error, status, code) => {
  const response = await failing(error).app.request('/x');
  const body = await response.json();
  expect([response.status, body.code]).toEqual([status, code]);
  expect(body.message).toMatch(/\p{Lu}.+/u);
  expect(JSON.stringify(body)).not.toContain('secret');
});

test.each([
  [forbidden(), '403', 'security=E_FORBIDDEN'],
  [invalid({}), '422', 'refused=E_VALIDATION'],
  [new HttpError(409, 'E_CONFLICT', ''), '409', 'refused=E_CONFLICT'],
  [coded('23503'), '409', 'refused=E_IN_USE'],
  [coded('23505'), '409', 'refused=E_CONFLICT'],
])(
  'a line has the id of the response, the account, the IP address, and the code of a refusal',
  async (error, status, kind) => {
    const { app, lines } = failing(error);
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    const response = await app.request('/x?query=Alice', { headers });
    const id = response.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(`^GET /x ${status} \\d+ms id=${id} account=- address=192\\.0\\.2\\.7 ${kind}$`),
      ),
    ]);
  },
);

test('a check of the database that a write broke is logged with its cause, and its request with the code', async () => {
  const { app, lines } = failing(coded('23514'));
  await app.request('/x');
  expect(lines).toEqual([
    expect.stringContaining('failed id='),
    expect.stringMatching(/ refused=E_CONFLICT$/),
  ]);
});

test('a fault is logged with the id of its request', async () => {
  const { app, lines } = failing(new Error('x'));
  const response = await app.request('/x');
  expect(lines[0]).toContain(`failed id=${response.headers.get('x-request-id')}`);
});

test('a database that is away is logged without a stack: each request has the same', async () => {
  const causes: unknown[] = [];
  const log = { info: () => {}, error: (_: string, cause?: unknown) => void causes.push(cause) };
  const lost = coded('ECONNREFUSED');
  const app = new Hono<Env>().get('*', () => {
    throw lost;
  });
  app.onError(handleErrors(log));
  expect((await app.request('/x')).status).toBe(503);
  expect(causes).toEqual(['x']);
});

test('an IP address cannot add a line or a word to the log', async () => {
  const { app, lines } = failing(new Error('x'));
  await app.request('/x', { headers: { 'x-forwarded-for': '1 security=E_NONE\u0085' } });
  expect(lines[1]).toContain('address=1?security=E_NONE?');
});

test('a body that was aborted is not logged as an error', async () => {
  const lines: string[] = [];
  const log = { info: () => {}, error: (line: string) => void lines.push(line) };
  const app = new Hono<Env>().post('*', async (c) => c.json(await readJson(c)));
  app.onError(handleErrors(log));
  const body = new ReadableStream({
    pull: (controller) => controller.error(coded('ECONNRESET')),
  });
  const headers = { 'content-type': 'application/json' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' };
  expect((await app.request('/x', init)).status).toBe(400);
  expect(lines).toEqual([]);
});

test('a path cannot add a line or a word to the log', async () => {
  const { app, lines } = failing(new Error('x'));
  const forged = '%0A2026-01-01T00:00:00.000Z%20GET%20/forged%E2%80%A8%1B%5B31m';
  const spaces = '%20%C2%A0%E1%9A%80%E2%80%83%E2%80%AF%E3%80%80';
  await app.request(`/a${forged}${spaces}security=E_NONE`);
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(line).not.toMatch(/[\p{Cc}\p{Zl}]/u);
    expect(line.split(/\s/u).filter((word) => /^(GET|security=.*)$/.test(word))).toEqual(['GET']);
    expect(line).toContain(`${spaces}security=E_NONE`);
  }
});
