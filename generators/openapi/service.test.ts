import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UsageError } from '#generators/grammar/usage-error.ts';
import { asOption } from '#generators/inference/infer.ts';
import { serviceDocument } from '#generators/rehearsal/service-document.ts';
import { descriptorCode } from '#generators/templates/descriptor.ts';
import { readDocument, type ServiceDocument } from './document.ts';
import { envelopeOf, listIn } from './envelope.ts';
import { segmentsOf } from './groups.ts';
import { resourceName } from './resource-names.ts';
import { proposeService, type ServiceProposal } from './service.ts';
import { summaryOf } from './summary.ts';
import { readWanted } from './wanted.ts';

let folder: string;
let document: ServiceDocument;
let proposal: ServiceProposal;

const write = (name: string, content: unknown) => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const found = (name: string) => proposal.resources.find(({ spec }) => spec.name === name);
const optionsOf = (name: string) =>
  found(name)?.fields.flatMap((field) => (field.kind === undefined ? [] : [asOption(field)]));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'service-'));
  document = await readDocument(write('velocipedes.json', serviceDocument));
  proposal = proposeService(document, readWanted(), () => undefined);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a document suggests', () => {
  test('the resources of its lists, with the calls that it has', () => {
    const all = proposal.resources.map(({ spec: { name, calls } }) => [name, ...Object.values(calls)]);
    expect(all).toEqual([
      ['velocipedes', true, true, true],
      ['lighthouses', true, false, false],
      ['velocipedesUsers', false, false, false],
      ['soundings', false, false, false],
    ]);
  });

  test('fields with kinds and references to other resources, required or read-only as writes say', () => {
    expect(optionsOf('velocipedes')).toEqual([
      'frame_number:text(20)!',
      'state:choice(free|rented|broken)!',
      'gears:quantity(1..30)',
      'lighthouse_id:reference(lighthouses)!',
      'built_on:day',
      'photo:url',
      'mileage:quantity~',
      'tags:tags~',
      'serial_id:text~',
    ]);
    expect(optionsOf('soundings')).toEqual(['grade:quantity(2)~', 'lighthouse:reference(lighthouses)~']);
  });

  test('a title that says what a record is called, and labels that many services share', () => {
    const { spec } = found('lighthouses') ?? {};
    expect(spec && descriptorCode(spec)).toContain(`title: 'name'`);
    expect(spec?.labels.get('name')).toBe('Nom');
  });

  test('calls as the document writes them, unless their path names a record of another list', () => {
    expect(found('velocipedes')?.spec.dialect).toEqual({
      list: {
        method: 'GET',
        path: '/v2/v1/velocipedes',
        received: ['velocipedes'],
        offset: 'offset',
        limit: 'per_page',
        query: 'q',
        total: ['total'],
      },
      one: { method: 'GET', path: '/v2/v1/velocipedes/{id}', received: ['velocipede'] },
      create: { method: 'POST', path: '/v2/v1/velocipedes' },
      update: { method: 'PATCH', path: '/v2/v1/velocipedes/{id}' },
      remove: { method: 'DELETE', path: '/v2/v1/velocipedes/{id}' },
    });
    expect(found('lighthouses')?.spec.dialect?.create?.sent).toEqual(['lighthouse']);
    expect(found('soundings')?.spec.dialect).toBeUndefined();
  });

  test('only calls that exist', () => {
    const { spec } = found('velocipedesUsers') ?? {};
    const code = spec && descriptorCode(spec);
    expect(code).toContain('{ create: false, update: false, remove: false, sort: true }');
    expect(code).not.toMatch(/"(edit|delete)"|import: true/);
  });
});

test('the summary has what is uncertain, left out, listed again, and used by no screen', () => {
  const text = summaryOf(proposal);
  for (const line of [
    '9 paths, 13 calls, 4 resources',
    'velocipedes       9 of 13',
    'soundings: GET /v1/lighthouses/{id}/soundings lists those of one other record',
    'velocipedes: the document calls the time of creation “created_at”; the back-office reads “createdAt”',
    'lighthouses, velocipedesUsers, soundings: the document has no parameter for a search; the back-office has one',
    'ratios (no kind holds a list of plain values); key_code (it is write-only',
    'GET /v1/lighthouses/{id}/velocipedes: those of GET /v1/velocipedes',
    'GET /v1/loops: ',
    'velocipedes: POST /v1/velocipedes/{id}/unlock',
    '/status: GET /v1/status',
  ])
    expect(text).toContain(line);
  expect(text).not.toMatch(/created_at \(|changes a record/);
});

test('a resource that cannot be written is refused, and the others no longer refer to it', () => {
  const { resources, refused } = proposeService(document, readWanted(), ({ name }) => {
    if (name === 'lighthouses') throw new UsageError('no space');
  });
  expect([...refused]).toEqual([['lighthouses', 'no space']]);
  const options = resources.flatMap(({ fields }) => fields).map(asOption);
  expect(options).toContain('lighthouse_id:text!');
  expect(options.join()).not.toContain('lighthouses');
});

test('a resource without a member that a kind holds is refused', () => {
  const items = { type: 'object', properties: { sizes: { type: 'array', items: { type: 'number' } } } };
  const schema = { type: 'array', items };
  const response = { responses: { 200: { content: { 'application/json': { schema } } } } };
  const content = { paths: { '/heaps': { get: response } } };
  const { resources, refused } = proposeService({ ...document, content }, readWanted(), () => undefined);
  expect([resources, [...refused]]).toEqual([[], [['heaps', 'no kind holds any of its members']]]);
});

test('resources are chosen, left out and given other names', () => {
  const names = (wanted: string) =>
    proposeService(document, readWanted(wanted), () => undefined).resources.map(({ spec }) => spec.name);
  expect(names('velocipedes, velocipedesUsers=members')).toEqual(['velocipedes', 'members']);
  expect(names('-soundings, -velocipedesUsers')).toEqual(['velocipedes', 'lighthouses']);
  expect(() => names('ghosts')).toThrow('suggests no “ghosts”');
  expect(() => names('a b')).toThrow('--resources “a b”');
});

describe('the calls of', () => {
  const text = { type: 'string' };
  const number = { type: 'integer' };
  const content = (schema: object) => ({ content: { 'application/json': { schema } } });
  const lists = (properties: object, more: object = {}) => ({
    responses: {
      200: content({
        type: 'object',
        properties: { items: { type: 'array', items: { type: 'object', properties } }, ...more },
      }),
    },
  });
  const propose = (paths: object) =>
    proposeService({ ...document, base: '', content: { paths } }, readWanted(), () => undefined);
  const dialectOf = (paths: object) => propose(paths).resources[0]?.spec.dialect;

  test('a list below another record keep the form of this project: its id is in their path', () => {
    const get = lists({ name: text });
    const put = { requestBody: content({ type: 'object', properties: { name: text } }) };
    const paths = { '/teams/{id}/members': { get, put, post: put } };
    expect(dialectOf(paths)).toBeUndefined();
    expect(summaryOf(propose(paths))).toContain(
      'PUT /teams/{id}/members is taken for the change of a record',
    );
  });

  test('a record that the body names send its id with the type that the body or the list declares', () => {
    const put = (id: object) => ({
      requestBody: content({ type: 'object', properties: { name: text, ...id } }),
    });
    const updateOf = (own: object, listed: object) =>
      dialectOf({ '/griffins': { get: lists({ id: listed, name: text }), put: put(own) } })?.update
        ?.numericId;
    expect([updateOf({ id: number }, text), updateOf({}, number)]).toEqual([true, true]);
    expect([updateOf({ id: text }, number), updateOf({}, text)]).toEqual([undefined, undefined]);
  });

  test.each([
    ['a count and a total', { count: number, total: number }, ['total']],
    [
      'a count, and a total inside',
      { count: number, meta: { type: 'object', properties: { total_count: number } } },
      ['meta', 'total_count'],
    ],
    ['a number of items', { count_items: number, total: text }, ['count_items']],
  ])('a list with %s read the total from the member that counts all records', (_, more, total) => {
    const paths = { '/griffins': { get: lists({ name: text }, more) } };
    expect(dialectOf(paths)?.list?.total).toEqual(total);
    expect(summaryOf(propose(paths))).not.toContain('the number of all records');
  });

  test('a list with a mere count, or with cursors, are in doubt', () => {
    const get = {
      ...lists({ name: text }, { count: number }),
      parameters: [{ in: 'query', name: 'page_token' }],
    };
    const summary = summaryOf(propose({ '/griffins': { get } }));
    expect(summary).toContain('“count” of GET /griffins is taken for the number of all records');
    expect(summary).toContain('so the list is taken as complete: griffins');
  });
});

test.each([
  ['Swagger 2.0', { swagger: '2.0', paths: {} }, 'convert it to OpenAPI 3'],
  ['another document', { openapi: '4.0.0', paths: {} }, 'version 3.0 or 3.1'],
  ['a document without paths', { openapi: '3.1.0' }, 'has no paths'],
])('%s is refused', async (_, content, sentence) => {
  await expect(readDocument(write('other.json', content))).rejects.toThrow(sentence);
});

test('a document may be YAML', async () => {
  const file = write('small.yaml', 'openapi: 3.1.0\ninfo: { title: Small }\npaths: {}\n');
  expect(await readDocument(file)).toMatchObject({ title: 'Small', version: '3.1.0' });
});

test('the segments of a path begin after its version', () => {
  expect(segmentsOf('/2010-04-01/Accounts/{Sid}/Calls.json')).toEqual(['Accounts', '{}', 'Calls']);
  expect(segmentsOf('/api/v1/griffins')).toEqual(['griffins']);
});

test('a name that is taken gets the words before it in the path, or a word of the service', () => {
  const nameOf = (path: string, ...taken: readonly string[]) =>
    resourceName(segmentsOf(path), 'Griffin Store', (name) => taken.includes(name));
  expect(nameOf('/store/order')).toBe('orders');
  expect(nameOf('/orders/{id}/LineItems', 'lineItems')).toBe('orderLineItems');
  expect(nameOf('/users', 'users')).toBe('griffinUsers');
  expect(nameOf('/states', 'griffinStates')).toBeUndefined();
});

test.each([
  ['an array', { type: 'array', items: 0 }, '[…]'],
  ['a member that the path names', { lineItems: 0, other: { type: 'string' } }, '{ lineItems: […] }'],
  ['the only array beside a total', { rest: 0, total: {} }, '{ rest: […] }'],
  ['data in data', { data: { type: 'object', properties: { items: 0 } } }, '{ data: { items: […] } }'],
  ['a record with a list', { id: { type: 'string' }, items: 0 }, undefined],
])('%s is a list or not', (_, shape, envelope) => {
  const items = { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } };
  const filled = JSON.parse(JSON.stringify(shape).replaceAll(':0', `:${JSON.stringify(items)}`));
  const schema =
    Array.isArray(filled.type) || filled.type === 'array' ? items : { type: 'object', properties: filled };
  const found = listIn(document, { schema, where: 'here' }, 'line-items');
  expect(found && envelopeOf(found)).toBe(envelope);
});
