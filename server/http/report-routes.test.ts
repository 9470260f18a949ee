import { expect, test } from 'vitest';
import { reportRoutes } from './report-routes.ts';

function counting() {
  const lines: string[] = [];
  const app = reportRoutes({ info: (line) => void lines.push(line), error: () => {} });
  const send = async (body: unknown) =>
    (await app.request('/csp-reports', { method: 'POST', body: JSON.stringify(body) })).status;
  return { lines, send };
}

const older = (blocked: string, directive = 'img-src') => ({
  'csp-report': {
    'effective-directive': directive,
    'blocked-uri': blocked,
    'document-uri': 'http://a/alice',
  },
});
const present = (blockedURL: string) => ({
  type: 'csp-violation',
  body: { effectiveDirective: 'img-src', blockedURL },
});

test('reports of both formats are counted, without the address and the page', async () => {
  const { lines, send } = counting();
  expect(await send(older('https://elsewhere.example/alice.png?secret'))).toBe(204);
  expect(await send([present('https://elsewhere.example/bob.png'), present('inline')])).toBe(204);
  for (let sent = 0; sent < 8; sent += 1) await send([present('https://elsewhere.example/')]);
  expect(lines).toEqual([
    'security=CSP_REPORT img-src https://elsewhere.example count=1',
    'security=CSP_REPORT img-src inline count=1',
    'security=CSP_REPORT img-src https://elsewhere.example count=10',
  ]);
});

test('other bodies are ignored, and no report can add a line or a word to the log', async () => {
  const { lines, send } = counting();
  for (const body of [null, 'x', {}, [{}], [1], { 'csp-report': 1 }]) expect(await send(body)).toBe(204);
  await send(older('\n2026 forged', 'img-src\nforged'));
  expect(lines).toEqual([
    'security=CSP_REPORT unknown unknown count=1',
    'security=CSP_REPORT img-srcforged unknown count=1',
  ]);
});

test('the number of kinds, the reports of a request and its size are limited', async () => {
  const { lines, send } = counting();
  for (let kind = 0; kind < 300; kind += 1) await send(older(`https://h${kind}.example`));
  expect(lines.filter((line) => line.includes('img-src'))).toHaveLength(100);
  expect(lines.at(-1)).toBe('security=CSP_REPORT of other kinds count=100');
  const many = counting();
  await many.send(Array.from({ length: 50 }, (_, kind) => present(`https://h${kind}.example`)));
  expect(many.lines).toHaveLength(20);
  expect(await send('a'.repeat(20_000))).toBeGreaterThanOrEqual(400);
});
