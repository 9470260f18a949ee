import { afterEach, expect, test, vi } from 'vitest';
import { session } from '#lib/session/session.ts';
import { canReport, sendReport } from './send-report.ts';

afterEach(() => vi.unstubAllGlobals());

test('nothing is sent without a session, nor after the service has said that it takes no reports', async () => {
  const fetch = vi.fn(async () => new Response(null, { status: 202 }));
  vi.stubGlobal('fetch', fetch);
  const report = { visits: [{ screen: '/', cls: 0 }], errors: [] };
  expect(canReport()).toBe(false);
  await sendReport(report);
  expect(fetch).not.toHaveBeenCalled();

  const state = { ...session.state(), accessToken: 'token' };
  vi.spyOn(session, 'state').mockReturnValue(state);
  expect(canReport()).toBe(true);
  await sendReport(report);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/v1/admin/page-reports',
    expect.objectContaining({ method: 'POST', keepalive: true, body: JSON.stringify(report) }),
  );

  fetch.mockRejectedValueOnce(new TypeError('no network'));
  await sendReport(report);
  fetch.mockResolvedValueOnce(new Response(null, { status: 404 }));
  await sendReport(report);
  expect(canReport()).toBe(false);
  await sendReport(report);
  expect(fetch).toHaveBeenCalledTimes(3);
});
