import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { requestLog } from './request-log.ts';

/** Creates a service whose only call fails, and collects its log. */
function failing(error: unknown) {
  const lines: string[] = [];
  const log = {
    info: (line: string) => void lines.push(line),
    error: (line: string) => void lines.push(line),
  };
  const app = new Hono().use(requestLog(log)).get('*', () => {
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
])('%s becomes a response of the contract that reveals nothing internal', async (_, error, status, code) => {
  const response = await failing(error).app.request('/x');
  const body = await response.json();
  expect([response.status, body.code]).toEqual([status, code]);
  expect(body.message).toMatch(/\p{Lu}.+/u);
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('a path cannot add a line to the log', async () => {
  const { app, lines } = failing(new Error('x'));
  await app.request('/a%0A2026-01-01T00:00:00.000Z%20GET%20/forged%E2%80%A8%1b%5B31m');
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\p{Zl}]/u);
});
