import { expect, test } from 'vitest';
import { createMetrics } from '#server/monitoring/metrics.ts';
import type { Suite } from '#server/testing/suite.ts';

const metricsToken = 'metrics-token-of-a-test';

export const metricsSuite: Suite = (service) => {
  test('requests are measured by their declared call, and only the token gives the metrics', async () => {
    const { appWith, services, tokenOf } = service();
    const metrics = createMetrics({ pools: () => ({}), streams: () => 0 });
    const app = appWith({ metrics, settings: { ...services.settings, metricsToken } });
    const read = (authorization: string) => app.request('/metrics', { headers: { authorization } });
    const headers = { authorization: `Bearer ${await tokenOf('admin')}` };
    for (const id of ['a', 'b']) await app.request(`/api/v1/rides/${id}`, { headers });
    await app.request('/api/v1/admin/rides');
    await app.request('/auth/refresh-token?with-refresh=1', { method: 'POST' });
    const text = await (await read(`Bearer ${metricsToken}`)).text();
    expect(text).toContain('http_requests_total{call="GET /api/v1/rides/{id}",status="404"} 2');
    expect(text).toContain('http_request_seconds_count{call="GET /api/v1/rides/{id}"} 2');
    expect(text).toContain('http_requests_total{call="GET /api",status="401"} 1');
    expect(text).toContain('call="POST /auth/refresh-token",status="401"} 1');
    expect(text).toContain('http_refusals_total{code="E_AUTH_UNAUTHORIZED"} 1');
    expect(text).toContain('http_refusals_total{code="E_INVALID_REFRESH_TOKEN"} 1');
    expect(text).toContain('http_requests_open 1');
    const others = ['', 'Bearer another-token-of-a-test', headers.authorization];
    for (const other of others) expect((await read(other)).status).toBe(404);
    const without = await service().app.request('/metrics', {
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    expect(without.status).toBe(404);
  });

  test('a request continues the trace of its header, in the log, the response and its span', async () => {
    const { appWith } = service();
    const id = '4bf92f3577b34da6a3ce929d0e0e4736';
    const traces: unknown[] = [];
    const sent: unknown[] = [];
    const log = {
      info: (_: string, fields = {}) => void traces.push(Reflect.get(fields, 'trace')),
      error: () => {},
    };
    const spans = {
      request: (trace: object, name: string, _: number, status: number) =>
        void sent.push([Reflect.get(trace, 'parent'), name, status]),
      query: () => {},
      close: async () => {},
    };
    const response = await appWith({ log, spans }).request('/health', {
      headers: { traceparent: `00-${id}-00f067aa0ba902b7-01` },
    });
    expect(response.headers.get('traceparent')).toMatch(new RegExp(`^00-${id}-(?!00f067aa0ba902b7)`));
    expect(traces).toEqual([id]);
    expect(sent).toEqual([['00f067aa0ba902b7', 'GET /health', 200]]);
  });
};
