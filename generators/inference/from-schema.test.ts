import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generator as phone } from '#fields/phone/phone.generator.ts';
import { readFields } from '#generators/grammar/fields.ts';
import { tableCode } from '#generators/templates/table.ts';
import { asTable, corrected, fieldsOption, type Proposal, propose } from './proposal.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };
const date = { type: 'string', format: 'date' };
const schemas = {
  Base: {
    type: 'object',
    required: ['id', 'createdAt'],
    properties: {
      id: { type: 'string', format: 'uuid', readOnly: true },
      createdAt: { type: 'string', format: 'date-time', readOnly: true },
    },
  },
  Category: { allOf: [ref('Base'), { properties: { titre: text, parent: ref('Category') } }] },
  Picture: { type: 'object', properties: { src: { type: 'string', format: 'uri' } } },
  State: { type: 'string', enum: ['new', 'used', 'broken'] },
  Vehicle: {
    allOf: [
      ref('Base'),
      {
        type: 'object',
        required: ['plate', 'state', 'price', 'email', 'active', 'comment'],
        properties: {
          plate: { type: 'string', maxLength: 12 },
          model: { type: ['string', 'null'] },
          seats: { type: 'integer' },
          price: { type: 'number' },
          total: { type: 'number', readOnly: true },
          state: ref('State'),
          fuel: { oneOf: [{ const: 'diesel' }, { const: 'electric' }] },
          grade: { enum: ['1st class', '2nd class'] },
          active: { type: 'boolean' },
          comment: { type: 'string', nullable: true },
          email: { type: 'string', format: 'email' },
          phone: text,
          category: { oneOf: [ref('Category'), { type: 'null' }] },
          category_id: { type: 'string', format: 'uuid' },
          user_id: { type: 'string', format: 'uuid' },
          extras: { type: 'array', items: ref('Category') },
          categories: { type: 'array', items: ref('Category') },
          photo: { anyOf: [ref('Picture'), { type: 'null' }] },
          photos: { type: 'array', items: ref('Picture') },
          scans: { type: 'array', maxItems: 8, items: { type: 'string', format: 'binary' } },
          covers: { type: 'array', items: { type: 'string', format: 'uri' } },
          avatar_url: { type: 'string', format: 'uri' },
          website: { type: 'string', format: 'uri' },
          seenAt: { type: 'string', format: 'date-time' },
          boughtOn: date,
          secret: { type: 'string', format: 'password', writeOnly: true },
          code: { type: 'string', writeOnly: true },
          document: { type: 'string', format: 'binary', writeOnly: true },
          tax_rate: { type: 'number' },
          latitude: { type: 'number' },
          tags: { type: 'array', items: text, maxItems: 5 },
          days: { type: 'array', items: { type: 'string', enum: ['monday', 'sunday'] } },
          sizes: { type: 'array', items: { type: 'integer' } },
          season: { type: 'object', required: ['from', 'to'], properties: { from: date, to: date } },
          stay: { type: 'object', properties: { from: date, to: { anyOf: [date, { type: 'null' }] } } },
          fares: { type: 'object', properties: { from: { type: 'integer' }, to: { type: 'integer' } } },
          owner: { type: 'object', properties: { id: text, name: text, avatar: text } },
          'kind-of': text,
        },
      },
    ],
  },
  Loop: ref('Loop'),
  Afar: { $ref: 'other.json#/Vehicle' },
  Empty: { type: 'object' },
};

let folder: string;
let file: string;
let found: Proposal;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'schema-'));
  file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', components: { schemas } }));
  writeFileSync(join(folder, 'openapi.yaml'), 'openapi: 3.1.0\n');
  writeFileSync(join(folder, 'broken.yaml'), 'openapi: 3.1.0\ninfo: {\n');
  found = await propose(`${file}#/components/schemas/Vehicle`);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a schema proposes fields', () => {
  test('of the suggested kinds, required or read-only as the schema says', () => {
    expect(fieldsOption(found)).toBe(
      [
        'createdAt:instant, plate:text(12)!, model:text, seats:quantity, price:money!, total:money~',
        'state:choice(new|used|broken)!, fuel:choice(diesel|electric), grade:text, active:flag',
        'comment:longText, email:email!, phone:phone, category:reference(categories)',
        'user_id:reference(users), extras:references(categories), categories:references(categories)',
        'photo:picture, photos:gallery, scans:gallery(url|..8), covers:gallery(url), avatar_url:picture(url), website:url, seenAt:instant',
        'boughtOn:day, tax_rate:percent, latitude:quantity(6)',
        'tags:tags(..5), days:choices(monday|sunday), season:dateRange, stay:dateRange(open), owner:person',
      ].join(', '),
    );
  });

  test('with a phone for foreign numbers only if it is read-only', () => {
    const number = { name: 'phone', source: 'schema', shape: 'text', whole: false, members: [] } as const;
    const foreign = { ...number, format: 'phone', values: ['+44 7700 900123'] };
    expect(phone.infer?.(foreign)).toBeUndefined();
    expect(phone.infer?.({ ...foreign, readOnly: true })?.confidence).toBe('certain');
    expect(phone.infer?.({ ...foreign, values: ['+33612345678'] })?.confidence).toBe('certain');
  });

  test('and gives the reason for each member that is left out', () => {
    const leftOut = found.fields.filter(({ kind }) => kind === undefined);
    expect(leftOut.map(({ name }) => name)).toEqual([
      'id',
      'category_id',
      'secret',
      'code',
      'document',
      'sizes',
      'fares',
      'kind-of',
    ]);
    for (const { reason } of leftOut) expect(reason).not.toBe('');
  });

  test('with more confidence if the schema states the kind than if a name suggests it', () => {
    const confidences = Object.fromEntries(found.fields.map(({ name, confidence }) => [name, confidence]));
    expect(confidences).toMatchObject({
      state: 'certain',
      email: 'certain',
      category: 'certain',
      photo: 'certain',
      boughtOn: 'certain',
      tags: 'certain',
      phone: 'likely',
      price: 'guess',
      grade: 'guess',
    });
  });
});

/** Proposes the fields of a schema with these properties. */
async function fieldsOf(properties: Readonly<Record<string, unknown>>) {
  const odd = join(folder, 'odd.json');
  writeFileSync(odd, JSON.stringify({ components: { schemas: { Odd: { type: 'object', properties } } } }));
  return propose(`${odd}#/components/schemas/Odd`);
}

test('a text of a format that is longer than a text can be is a long one', async () => {
  const body = { type: 'string', format: 'markdown', maxLength: 5000 };
  const mark = { type: 'string', format: 'markdown', maxLength: 1000 };
  expect(fieldsOption(await fieldsOf({ body, mark }))).toBe('body:longText, mark:text(1000)');
});

test('a whole number of 64 bits can be larger than one of 32, unless its schema has a limit', async () => {
  const views = { type: 'integer', format: 'int64' };
  const bytes = { type: 'integer', maximum: 10_000_000_000 };
  const seats = { ...views, minimum: 1, maximum: 9 };
  const stops = { ...views, minimum: 0 };
  const line = 'views:quantity(..9007199254740991), bytes:quantity(..10000000000)';
  expect(fieldsOption(await fieldsOf({ views, bytes, seats, stops }))).toBe(
    `${line}, seats:quantity(1..9), stops:quantity(0..9007199254740991)`,
  );
  const table = tableCode('vans', readFields(line));
  for (const column of ['"views" numeric check ("views" <= 9007199254740991)', '"bytes" numeric check'])
    expect(table).toContain(column);
  expect(tableCode('vans', readFields('seats:quantity(1..9)'))).toContain('"seats" integer check');
});

test('a choice that several schemas list is one', async () => {
  const state = { oneOf: [{ enum: ['new', 'used'] }, { enum: ['used', 'sold'] }] };
  const size = { enum: ['small', 'small', 'large'] };
  expect(fieldsOption(await fieldsOf({ state, size }))).toBe(
    'state:choice(new|used|sold), size:choice(small|large)',
  );
});

test.each([[{ type: 'integer' }], [{ type: 'string', format: 'date' }], [{ type: 'boolean' }]])(
  'a time of creation as %j is left out: every resource has one, of its own kind',
  async (createdAt) => {
    const [field] = (await fieldsOf({ createdAt, name: { type: 'string' } })).fields;
    expect(field).toMatchObject({ name: 'createdAt', reason: expect.stringContaining('instant') });
    expect(field?.kind).toBeUndefined();
  },
);

test.each([
  [
    'an unknown schema',
    '#/components/schemas/Vehicule',
    'no “Vehicule” at #/components/schemas. There are Base',
  ],
  ['a document without the name of a schema', '', 'say which schema'],
  ['a schema that is not an object', '#/components/schemas/State', 'not an object with properties'],
  ['an object without properties', '#/components/schemas/Empty', 'not an object with properties'],
  ['a schema that refers to itself', '#/components/schemas/Loop', 'refers to itself'],
  ['a schema in another document', '#/components/schemas/Afar', 'only the same document is read'],
])('%s fails with a message', async (_, pointer, sentence) => {
  await expect(propose(`${file}${pointer}`)).rejects.toThrow(sentence);
});

test('a missing file, a YAML file without the schema, and invalid YAML fail with a message', async () => {
  await expect(propose(`${file}x#/a`)).rejects.toThrow('there is no file');
  await expect(propose(`${join(folder, 'openapi.yaml')}#/a`)).rejects.toThrow('no “a” at #');
  await expect(propose(`${join(folder, 'broken.yaml')}#/a`)).rejects.toThrow('is not valid YAML');
});

describe('corrections', () => {
  const lineOf = (corrections: string) => fieldsOption(corrected(found, corrections)).split(', ');

  test('replace fields, leave fields out and add some', () => {
    const line = lineOf('seats:text!, -owner, colour:text');
    expect(line).toContain('seats:text!');
    expect(line).toContain('colour:text');
    expect(line).not.toContain('owner:person');
    expect(line).toHaveLength(32);
  });

  test('keep all that was written: limits, a slider, uniqueness and the field that comes before', () => {
    const written =
      'seats:quantity(1..9)!, plate:text(12)!!, code:text unique, from:day, until:day! after from, tax:percent(0..30/5)';
    const line = lineOf(written.replace('text(12)!!', 'text( 12 ) !!'));
    expect(line).toEqual(expect.arrayContaining(written.split(', ')));
    expect(asTable(corrected(found, written))).toMatch(/until +day! after from +certain/);
  });

  test('bring a member back that was left out', () => expect(lineOf('code:text')).toContain('code:text'));

  test('that are impossible are rejected', () => {
    expect(() => lineOf('-ghost')).toThrow('no “ghost” to leave out');
    expect(() => lineOf('seats:halo')).toThrow('no kind “halo”');
  });
});
