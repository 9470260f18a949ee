import { expect, test } from 'vitest';
import { upload } from '#fields/upload/upload.ts';
import { draftOfParts, partsOf } from '#schema/form-body.ts';
import { noFile } from '#schema/no-file.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { operationsOf } from '#server/openapi/operations.ts';
import { createFindings } from './findings.ts';
import { createLeftovers } from './leftovers.ts';
import { liveApi } from './live-api.ts';
import { shops } from './testing/shops.ts';
import { checkWrites } from './writes.ts';

/** Their pictures can be removed. */
const pictured: Resource = {
  ...shops,
  fields: {
    ...shops.fields,
    image: upload({ accept: ['image/png'], maxMegabytes: 1, replaces: 'icon', removable: true }),
  },
};

/** Returns the differences of the changes that a service with one record makes. `keeps` is true if it never removes a picture. */
async function differencesOf(keeps: boolean) {
  let record: StoredRecord | undefined;
  const service: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.method === 'DELETE') record = undefined;
    else if (request.method !== 'GET') {
      const { image, ...texts } = draftOfParts(pictured.fields, partsOf(await request.formData()));
      if (texts['titre'] === '')
        return Response.json({ errors: { titre: [''], titre_en: [''], description: [''] } }, { status: 422 });
      const icon = image instanceof File ? { src: '/files/1' } : (record?.['icon'] ?? null);
      const createdAt = '2026-01-02T03:04:05Z';
      record = { id: '1', ...texts, icon: image === noFile && !keeps ? null : icon, createdAt };
    }
    if (record === undefined) return Response.json({ data: null }, { status: 404 });
    return Response.json({ data: record }, { status: request.method === 'POST' ? 201 : 200 });
  };
  const findings = createFindings();
  const api = liveApi({ base: 'https://service.test', timeout: 1_000, fetch: service });
  await checkWrites({ api, findings, operations: operationsOf([pictured]) }, [pictured], createLeftovers());
  const ofChanges = findings.all.filter(({ operation }) => operation.id === 'shops.update');
  return ofChanges.map(({ type, field }) => `${type} ${field}`);
}

test('a service that keeps a picture which was removed differs from the contract', async () => {
  expect(await differencesOf(true)).toEqual(['value icon']);
  expect(await differencesOf(false)).toEqual([]);
});
