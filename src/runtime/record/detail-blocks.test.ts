import { expect, test } from 'vitest';
import { gallery } from '#fields/gallery/gallery.ts';
import { invoiceLines } from '#fields/invoice-lines/invoice-lines.ts';
import { rating } from '#fields/rating/rating.ts';
import { planets } from '#runtime/testing/planets.ts';
import type { Resource } from '#schema/resource.ts';
import { detailBlocks, detailLines, headOf } from './detail-blocks.ts';

const names = ['name', 'climate', 'description', 'inhabited', 'contact', 'code'];
const few = Object.fromEntries(Object.entries(planets.fields).filter(([name]) => names.includes(name)));
const fieldsOf = (resource: Resource) =>
  detailBlocks(resource).flatMap(({ banners, facts }) => [...banners, ...facts]);

test('every field that a record has is shown once, in the declared order', () => {
  const shown = Object.keys(few).filter((name) => name !== 'code');
  expect(shown).toHaveLength(5);
  expect(fieldsOf({ ...planets, fields: few })).toEqual(shown);
});

test('what has no label begins a block, which has the fields after it', () => {
  const photos = gallery({ shape: 'object', access: 'readOnly' });
  const lines = invoiceLines();
  const fields = { ...few, photos, others: photos, lines, visits: rating({ nullable: true }) };
  expect(detailBlocks({ ...planets, fields }).map(({ banners, width }) => [width, ...banners])).toEqual([
    [undefined],
    ['half', 'photos', 'others'],
    ['full', 'lines'],
  ]);
  expect(detailBlocks({ ...planets, fields }).map(({ facts }) => facts.length)).toEqual([5, 0, 1]);
});

test('a field of the head is not repeated below it', () => {
  const detail = { head: ['climate', { id: 'identity', lines: ['name', ['contact', 'inhabited']] }] };
  const resource = { ...planets, fields: few, detail };
  expect(headOf(resource)).toHaveLength(2);
  expect(fieldsOf(resource)).toEqual(['description']);
});

test('a field of the timeline is not repeated', () => {
  const timeline = [
    { id: 'found', at: 'climate', person: 'contact' },
    { id: 'seen', part: 'moons', at: 'name' },
  ];
  expect(fieldsOf({ ...planets, fields: few, timeline })).toEqual(['name', 'description', 'inhabited']);
});

test('a resource without a head has none', () => {
  expect(headOf(planets)).toEqual([]);
});

test('a long field takes a whole line, and so does one that would stand alone in its line', () => {
  const wide = detailLines(planets, ['name', 'climate', 'inhabited', 'description', 'contact'])
    .filter((line) => line.wide)
    .map((line) => line.name);
  expect(wide).toEqual(['inhabited', 'description', 'contact']);
});
