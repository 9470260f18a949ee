import { afterEach, expect, test, vi } from 'vitest';
import { jsonLog } from './log.ts';

afterEach(() => vi.restoreAllMocks());

test('each event is one line of JSON, with its error and its fields', () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  jsonLog.info('plain');
  jsonLog.info('GET /x 200', { event: 'request', status: 200, security: undefined });
  jsonLog.error('broken', new Error('why\nso'), { trace: 'abc' });
  expect(lines.map((line) => line.split('\n').length)).toEqual([1, 1, 1]);
  const [plain, request, error] = lines.map((line) => JSON.parse(line));
  expect(plain).toMatchObject({ level: 'info', message: 'plain', time: expect.stringMatching(/Z$/) });
  expect(request).toEqual({ time: request.time, level: 'info', event: 'request', status: 200 });
  expect(error).toMatchObject({ level: 'error', message: 'broken', trace: 'abc' });
  expect(error.error).toContain('Error: why\nso');
});
