import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resources } from '#resources/index.ts';
import type { Call } from '#schema/endpoints.ts';
import { servedAt } from '#schema/served-at.ts';
import { embeddedService, type TestService } from '#server/testing/test-service.ts';
import { openApiDocument } from './document.ts';

const document = openApiDocument(resources);
const paths: Readonly<Record<string, Record<string, unknown>>> = Object(document['paths']);
const documented = new Set(
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  ),
);

/** Names in paths are nobody's business. */
const unnamed = (call: string) => call.replace(/:\w+|\{\w+\}/g, '*');

test('the document is what OpenAPI 3.1 asks for', async () => {
  const read = await new Validator().validate(structuredClone(document));
  expect(read.errors).toBeUndefined();
  expect(read.valid).toBe(true);
  expect(document['openapi']).toMatch(/^3\.1\./);
});

test('every reference in it leads somewhere, and every call has a name of its own', () => {
  const text = JSON.stringify(document);
  const references = new Set([...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? ''));
  const found = (path: string) =>
    path.split('/').reduce<unknown>((part, step) => Object(part)[step], document) !== undefined;
  expect([...references].filter((path) => !found(path))).toEqual([]);
  const names = Object.values(paths).flatMap((calls) =>
    Object.values(calls).map((call) => Object(call).operationId),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('every call that a descriptor declares is in it', () => {
  const declared = resources.flatMap((resource): readonly Pick<Call, 'method' | 'path' | 'base'>[] => [
    ...Object.values(resource.endpoints),
    ...Object.values(resource.commands ?? {}).map(({ call }) => call),
    ...Object.values(resource.related ?? {}).map(({ path }) => ({ method: 'GET' as const, path })),
    ...(resource.figures ? [resource.figures.call] : []),
  ]);
  const wanted = new Set(declared.map((call) => `${call.method} ${servedAt(call)}`));
  expect(wanted.size).toBeGreaterThan(30);
  expect([...wanted].filter((call) => !documented.has(call))).toEqual([]);
});

describe('the reference API', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await embeddedService();
  }, 60_000);
  afterAll(() => service.close());

  const routes = () =>
    new Set(
      service.app.routes
        .filter(({ method }) => method !== 'ALL')
        .map(({ method, path }) => unnamed(`${method} ${path.replace(/(.)\/$/, '$1')}`)),
    );

  test('serves every call of the document', () => {
    const served = routes();
    expect([...documented].filter((call) => !served.has(unnamed(call)))).toEqual([]);
  });

  test('has no call that the document leaves out, but what is no business of the back-office', () => {
    const told = new Set([...documented].map(unnamed));
    expect([...routes()].filter((call) => !told.has(call)).toSorted()).toEqual([
      'GET /files/*',
      'GET /health',
      'GET /openapi.json',
    ]);
  });

  test('hands the document to anybody', async () => {
    const answer = await service.call('GET', '/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(JSON.parse(JSON.stringify(document)));
  });

  test('keeps back from whoever is not signed in what the document says is kept back', async () => {
    for (const [path, calls] of Object.entries(paths))
      for (const [method, call] of Object.entries(calls)) {
        const { status } = await service.call(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x'));
        const { security, operationId } = Object(call);
        const isKept = security === undefined && operationId !== 'users.create';
        expect([path, status === 401]).toEqual([path, isKept || operationId === 'session.refresh']);
      }
  });
});
