import { describe, expect, test } from 'vitest';
import { asOption } from '#generators/inference/infer.ts';
import { descriptorCode } from '#generators/templates/descriptor.ts';
import type { ServiceDocument } from './document.ts';
import { proposeService, type ServiceProposal } from './service.ts';
import { summaryOf } from './summary.ts';
import { readWanted } from './wanted.ts';

/* Members that the bodies of writes have: a form enters them as the service expects them, or a line says that it does not. */

const text = { type: 'string' };
const object = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  required,
  properties,
});
const json = (schema: object, type = 'json') => ({ content: { [`application/${type}`]: { schema } } });
const lists = (properties: object) => ({
  responses: { 200: json({ type: 'array', items: object({ id: text, ...properties }) }) },
});

/** Returns what is proposed for griffins, which live in lairs, with these calls. */
function proposed(
  properties: object,
  calls: { post?: object; put?: object; patch?: object },
  patchType?: string,
): ServiceProposal {
  const { post, put, patch } = calls;
  const sends = (schema: object, type?: string) => ({ requestBody: json(schema, type) });
  const paths = {
    '/lairs': { get: lists({ name: text }) },
    '/griffins': { get: lists(properties), ...(post && { post: sends(post) }) },
    '/griffins/{id}': { ...(put && { put: sends(put) }), ...(patch && { patch: sends(patch, patchType) }) },
  };
  const document: ServiceDocument = { name: 'a', title: 'a', version: '3.1.0', base: '', content: { paths } };
  return proposeService(document, readWanted('griffins, lairs'), () => undefined);
}

const griffinsOf = ({ resources }: ServiceProposal) => resources.find(({ spec }) => spec.name === 'griffins');

/** Returns the proposed fields of the griffins. */
const optionsOf = (proposal: ServiceProposal) =>
  griffinsOf(proposal)?.fields.flatMap((field) => (field.kind === undefined ? [] : [asOption(field)]));

describe('a record that has another one and its id', () => {
  const both = { name: text, lair: object({ id: text, name: text }), lair_id: text };

  test('has the id in its form if the writes send only that', () => {
    const proposal = proposed(both, { post: object({ name: text, lair_id: text }, ['lair_id']) });
    expect(optionsOf(proposal)).toEqual(['name:text', 'lair:reference(lairs)~', 'lair_id:reference(lairs)!']);
  });

  test('has the other record if the writes send it, or if there are none', () => {
    const sent = proposed(both, { post: object(both, ['lair']) });
    expect(optionsOf(sent)).toEqual(['name:text', 'lair:reference(lairs)!']);
    const read = proposed(both, {});
    expect(optionsOf(read)).toEqual(['name:text~', 'lair:reference(lairs)~']);
  });
});

describe('a member that bodies have is entered as they have it:', () => {
  const time = { type: 'string', format: 'date-time' };
  const address = { type: 'string', format: 'uri' };

  test('a time that no clock sets', () => {
    const times = { name: text, hatched_at: time, updated_at: time };
    const options = optionsOf(proposed(times, { post: object(times, ['hatched_at']) }));
    expect(options).toEqual(['name:text', 'hatched_at:moment!', 'updated_at:instant']);
    expect(optionsOf(proposed(times, { post: object({ name: text }) }))).toContain('hatched_at:instant');
  });

  test('the address of a picture, and no file in its stead', () => {
    const pictured = { name: text, image_url: address, photo: object({ src: address }) };
    const proposal = proposed(pictured, { post: object(pictured) });
    expect(optionsOf(proposal)).toEqual(['name:text', 'image_url:url', 'photo:picture~']);
    const { spec } = griffinsOf(proposal) ?? {};
    expect(spec && descriptorCode(spec)).not.toMatch(/multipart|_file/);
  });

  test('a file, if the body has one', () => {
    const file = { type: 'string', format: 'binary' };
    const proposal = proposed({ name: text, photo: address }, { post: object({ name: text, photo: file }) });
    expect(optionsOf(proposal)).toEqual(['name:text', 'photo:picture(url)']);
  });
});

test('a member that a body requires and no form enters is a doubt', () => {
  const post = object({ name: text, size: object({ wings: text, tail: text }), wing: text }, [
    'size',
    'wing',
  ]);
  const summary = summaryOf(proposed({ name: text, size: object({ wings: text, tail: text }) }, { post }));
  expect(summary).toContain('griffins: POST /griffins requires size, wing, which no form enters');
  const full = summaryOf(proposed({ name: text }, { post: object({ name: text }, ['name']) }));
  expect(full).not.toContain('requires');
});

test('an amount by its name alone is a doubt, and one in cents is none', () => {
  const integer = { type: 'integer' };
  const proposal = proposed(
    { name: text, price: { type: 'number' }, amount_cents: integer, fee: integer },
    {},
  );
  expect(optionsOf(proposal)).toEqual(['name:text~', 'price:money~', 'amount_cents:quantity~', 'fee:money~']);
  const summary = summaryOf(proposal);
  expect(summary).toContain('griffins.price:money~: an amount in euros by its name alone');
  expect(summary).toContain('griffins.fee:money~: an amount in euros by its name alone');
});

describe('the call that changes a record', () => {
  const record = { name: text, nests: object({ high: text, low: text }) };

  test('keeps the members that no form has, if the document has such a call', () => {
    const proposal = proposed(record, { put: object(record), patch: object(record) });
    expect(griffinsOf(proposal)?.spec.dialect?.update?.method).toBe('PATCH');
    expect(summaryOf(proposal)).not.toContain('replaces a record');
  });

  test('is one that replaces the record, and a doubt, if there is no other that forms can make', () => {
    const doubt = 'griffins: PUT /griffins/{id} replaces a record, and no form enters nests: a change may';
    expect(summaryOf(proposed(record, { put: object(record) }))).toContain(doubt);
    const changes = { type: 'array', items: object({ op: text, path: text }) };
    const proposal = proposed(record, { put: object(record), patch: changes }, 'json-patch+json');
    expect(griffinsOf(proposal)?.spec.dialect?.update?.method).toBe('PUT');
    expect(summaryOf(proposal)).toContain(doubt);
  });
});

test('a member that bodies call otherwise than records do is a doubt: forms send it with the name of records', () => {
  const post = object({ Name: text, wingCount: text });
  expect(summaryOf(proposed({ name: text, wing_count: text }, { post }))).toContain(
    'griffins: POST /griffins gets “Name” as “name”, “wingCount” as “wing_count”, as records call them',
  );
  const same = summaryOf(proposed({ name: text }, { post: object({ name: text }) }));
  expect(same).not.toContain('as records call them');
});
