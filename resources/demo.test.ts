import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { draftOf, draftSchema } from '#schema/draft-schemas.ts';
import { dashed } from '#schema/names.ts';
import type { Resource } from '#schema/resource.ts';
import { recordSchema } from '#schema/schemas.ts';
import { resources } from './index.ts';

/* Generated resources have their sample records in `demo`. */

const folder = join(import.meta.dirname, 'demo');
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
const stems = files.map((file) => file.slice(0, -'.json'.length));
const sampled = resources.filter(({ name }) => stems.includes(dashed(name)));
const withForm = sampled.filter(({ form }) => form.length > 0);

const samplesOf = ({ name }: Resource): Record<string, unknown>[] =>
  JSON.parse(readFileSync(join(folder, `${dashed(name)}.json`), 'utf8'));

/** Returns the fields at which the form of a resource is rejected: with the values of a record, or empty. */
const rejected = (resource: Resource, record?: Record<string, unknown>) =>
  draftSchema(resource)
    .safeParse(draftOf(resource, record))
    .error?.issues.map(({ path }) => String(path[0])) ?? [];

test('every file of sample records belongs to a resource', () => {
  expect(sampled.map(({ name }) => dashed(name)).toSorted()).toEqual(stems.toSorted());
});

test.each(sampled)('the sample records of $name fit', (resource) => {
  for (const record of samplesOf(resource))
    expect(recordSchema(resource).safeParse(record).error, `record ${record['id']}`).toBeUndefined();
});

test.each(withForm)(
  'an empty form of $name is rejected at each required field, and nowhere else',
  (resource) => {
    const required = Object.entries(resource.fields).filter(([, field]) => field.required);
    expect(rejected(resource)).toEqual(required.map(([field]) => field));
  },
);

test.each(withForm)('the values of a record of $name can be sent again', (resource) => {
  const entered = Object.entries(resource.fields).filter(([, field]) => field.access === 'readWrite');
  const names = entered.map(([field]) => field);
  expect(rejected(resource, samplesOf(resource)[0]).filter((field) => names.includes(field))).toEqual([]);
});
