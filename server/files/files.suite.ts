import { describe, expect, test } from 'vitest';
import { newId } from '#server/database/ids.ts';
import { readPicture } from '#server/testing/pictures.ts';
import type { Suite } from '#server/testing/suite.ts';

export const filesSuite: Suite = (service) => {
  async function store(content_type: string, text: string) {
    const id = newId();
    const bytes = new TextEncoder().encode(text);
    await service().db.insertInto('files').values({ id, content_type, bytes }).execute();
    return `/files/${id}`;
  }

  describe('a stored picture', () => {
    test('is cached by the browser only, and can run no script', async () => {
      const response = await readPicture(service(), await store('image/svg+xml', '<svg/>'));
      expect(await response.text()).toBe('<svg/>');
      const headers = Object.fromEntries(response.headers);
      expect(headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'private, max-age=86400, immutable',
        vary: 'Cookie, Authorization',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cross-origin-resource-policy': 'same-site',
        'x-content-type-options': 'nosniff',
      });
    });

    test('is not sent again to a browser that has it', async () => {
      const path = await store('image/png', 'x');
      const { headers } = await readPicture(service(), path);
      const tag = headers.get('etag') ?? '';
      for (const tags of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await readPicture(service(), path, { 'if-none-match': tags });
        expect([tags, again.status, await again.text()]).toEqual([tags, 304, '']);
        for (const name of [
          'cache-control',
          'vary',
          'content-security-policy',
          'cross-origin-resource-policy',
        ])
          expect(again.headers.get(name)).toBe(headers.get(name));
      }
    });
  });

  test.for(['abc', newId(), '..%2f..%2fpackage.json', '%00'])('there is no file %s', async (id) => {
    const { status, body } = await service().call('GET', `/files/${id}`, {
      token: await service().tokenOf('admin'),
    });
    expect([status, body.code]).toEqual([404, 'E_NOT_FOUND']);
  });
};
