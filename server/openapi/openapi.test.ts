import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { upload } from '#fields/upload/upload.ts';
import { categories } from '#resources/categories.ts';
import { resources } from '#resources/index.ts';
import { declaredCalls, servedCalls, withoutParameterNames } from '#server/testing/calls.ts';
import { embeddedService, type TestService } from '#server/testing/test-service.ts';
import { openApiDocument } from './document.ts';
import { resourceOperations } from './resource-operations.ts';

const document = openApiDocument(resources);
const { paths, components } = z
  .object({
    paths: z.record(
      z.string(),
      z.record(z.string(), z.looseObject({ operationId: z.string(), security: z.optional(z.unknown()) })),
    ),
    components: z.record(z.string(), z.record(z.string(), z.unknown())),
  })
  .parse(document);
const documented = new Set(
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  ),
);

test('the document is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  expect(document['openapi']).toMatch(/^3\.1\./);
});

test('an empty part is declared only for a picture that can be removed', () => {
  const imageOf = (removable: boolean) => {
    const image = upload({ accept: ['image/png'], maxMegabytes: 1, replaces: 'icon', removable });
    const resource = { ...categories, fields: { ...categories.fields, image } };
    const update = resourceOperations(resource, []).find(({ id }) => id === 'categories.update');
    return [update?.body?.schema.properties?.['image'], update?.body?.files['image']];
  };
  const file = expect.objectContaining({ type: 'string', format: 'binary', minLength: 1 });
  expect(imageOf(false)).toEqual([file, ['image/png']]);
  expect(imageOf(true)).toEqual([
    { anyOf: [file, { type: 'string', const: '' }] },
    ['image/png', 'text/plain'],
  ]);
});

test('versions and keys are declared where the descriptors say so', () => {
  const headersOf = ({ parameters = [] }: { parameters?: readonly { name: string; in: string }[] }) =>
    parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const described = z
    .record(
      z.string(),
      z.object({
        parameters: z.array(z.object({ name: z.string(), in: z.string() })),
        responses: z.record(
          z.string(),
          z.looseObject({ headers: z.optional(z.object({ ETag: z.unknown() })) }),
        ),
      }),
    )
    .parse({
      read: paths['/api/v1/admin/options/{id}']?.['get'],
      update: paths['/api/v1/admin/options/{id}']?.['put'],
      create: paths['/api/v1/admin/options']?.['post'],
      cancel: paths['/api/v1/rides/{id}']?.['delete'],
      prices: paths['/api/v1/price-configs']?.['put'],
      signIn: paths['/auth/signin']?.['post'],
    });
  const shown = Object.entries(described).map(([name, call]) => {
    const sends = Object.values(call.responses).some(({ headers }) => headers !== undefined);
    return [name, headersOf(call), sends, '412' in call.responses, '422' in call.responses];
  });
  expect(shown).toEqual([
    ['read', [], true, false, false],
    ['update', ['If-Match', 'Idempotency-Key'], true, true, true],
    ['create', ['Idempotency-Key'], false, false, true],
    ['cancel', ['If-Match', 'Idempotency-Key'], false, true, true],
    ['prices', ['If-Match', 'Idempotency-Key'], true, true, true],
    ['signIn', [], false, false, true],
  ]);
});

test('every reference has a target, and every call has its own name', () => {
  const text = JSON.stringify(document);
  const references = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? ''));
  const targets = Object.entries(components).flatMap(([section, named]) =>
    Object.keys(named).map((name) => `components/${section}/${name}`),
  );
  expect([...references].filter((path) => !targets.includes(path))).toEqual([]);
  const names = Object.values(paths).flatMap((calls) =>
    Object.values(calls).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('every call that a descriptor declares is in the document', () => {
  const calls = declaredCalls();
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.filter((call) => !documented.has(call))).toEqual([]);
});

describe('the reference API', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await embeddedService();
  }, 60_000);
  afterAll(() => service.close());

  test('serves every call of the document', () => {
    const served = servedCalls(service);
    expect([...documented].filter((call) => !served.has(withoutParameterNames(call)))).toEqual([]);
  });

  test('serves no other call, except those that no descriptor declares', () => {
    const known = new Set([...documented].map(withoutParameterNames));
    expect([...servedCalls(service)].filter((call) => !known.has(call)).toSorted()).toEqual([
      'GET /files/*',
      'GET /health',
      'GET /metrics',
      'GET /openapi.json',
      'GET /ready',
      'POST /csp-reports',
    ]);
  });

  test('serves the document to administrators only', async () => {
    const call = (token?: string) => service.call('GET', '/openapi.json', { token });
    expect((await call()).status).toBe(401);
    expect((await call(await service.tokenOf('client'))).status).toBe(403);
    const response = await call(await service.tokenOf('admin'));
    expect(response.status).toBe(200);
    expect(response.body).toEqual(JSON.parse(JSON.stringify(document)));
  });

  test('rejects callers without a session where the document requires one', async () => {
    for (const [path, calls] of Object.entries(paths))
      for (const [method, { security, operationId }] of Object.entries(calls)) {
        const { status } = await service.call(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x'));
        const isProtected = security === undefined;
        expect([path, status === 401]).toEqual([path, isProtected || operationId === 'session.refresh']);
      }
  });
});
