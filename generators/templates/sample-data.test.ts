import { expect, test } from 'vitest';
import { readSpec } from '#generators/grammar/resource-spec.ts';
import { sampleRecords } from './sample-data.ts';

const records = sampleRecords(
  readSpec({
    name: 'griffins',
    fields:
      'subject:text!, title:text(20)!, owner:text!, rider:reference(users)!, opens:day!, closes:day! after opens, begins:moment!, ends:moment after begins, price:money(5..90)!, worth:money(0..100000)',
  }).fields,
);
const valuesOf = (name: string) => records.map((record) => Reflect.get(record, name));
const daysBetween = (from: unknown, to: unknown) =>
  (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000;

test('a text has what its name suggests', () => {
  expect(valuesOf('subject')).toContain('Demande de remboursement');
  expect(valuesOf('title')[0]).toBe('Bagage oublié à bord');
  expect(valuesOf('owner')[0]).toBe('Alice Dubreuil');
});

test('a reference to people has their names', () => {
  expect(valuesOf('rider')[1]).toEqual({ id: 'demo-2', name: 'Karim Benali' });
});

test('a record has one name, wherever it is referred to', () => {
  const names = Map.groupBy(valuesOf('rider'), (rider) => rider?.id);
  for (const named of names.values()) expect(new Set(named.map((rider) => rider?.name)).size).toBe(1);
});

test.each([
  ['opens', 'closes'],
  ['begins', 'ends'],
])('%s is some days before %s', (from, to) => {
  for (const [index, first] of valuesOf(from).entries()) {
    const last = valuesOf(to)[index];
    const days = daysBetween(first, last);
    expect(last === null || (days >= 1 && days <= 7)).toBe(true);
  }
});

test('amounts of a field for large ones are large', () => {
  for (const worth of valuesOf('worth')) expect(worth >= 5000 && worth <= 100_000).toBe(true);
});

test('amounts are within their limits and end as prices do', () => {
  for (const price of valuesOf('price')) {
    expect(price >= 5 && price <= 90).toBe(true);
    expect([0, 5, 9]).toContain(Math.round(price * 10) % 10);
    expect(Math.round(price * 10)).toBe(price * 10);
  }
});
