import { expect, test } from 'vitest';
import { readSpec } from '#generators/grammar/resource-spec.ts';
import { ascends } from '#schema/ascending.ts';
import { browserTestCode } from './browser-test.ts';
import { descriptorCode } from './descriptor.ts';
import { sampleRecords, withMoreFields } from './sample-data.ts';

test('a list is sorted by its columns only', () => {
  const fields = Array.from({ length: 7 }, (_, index) => `f${index}:text`).join(', ');
  const code = descriptorCode(readSpec({ name: 'vans', fields }));
  expect(code).toContain('sort: ["f0", "f1", "f2", "f3", "f4", "createdAt"]');
});

test('only the picture beside the title is shown in a list', () => {
  const code = descriptorCode(readSpec({ name: 'vans', fields: 'name:text!, photo:picture, logo:picture' }));
  expect(code).toContain('columns: [{ id: "identity", picture: "photo", lines: ["name"] }, "createdAt"]');
});

test('the filters of a reference are declared', () => {
  const code = descriptorCode(readSpec({ name: 'vans', fields: 'owner:reference(users|role=admin)' }));
  expect(code).toContain(
    'reference({ to: "users", by: "name", filters: { role: ["admin"] }, nullable: true })',
  );
});

test('unique fields and limits are declared', () => {
  const code = descriptorCode(readSpec({ name: 'vans', fields: 'plate:text(12)!!, seats:quantity(1..9)' }));
  expect(code).toContain('unique: ["plate"]');
  expect(code).toContain('quantity({ min: 1, max: 9, nullable: true })');
});

test('a field that may not be less than another is declared, and sample records keep to it', () => {
  const spec = readSpec({ name: 'vans', fields: 'plate:text, from:day, until:day! after from' });
  expect(descriptorCode(spec)).toContain('ascending: [["from", "until"]]');
  expect(descriptorCode(spec)).toContain('form: [["plate"], ["from", "until"]]');
  const records: readonly Record<string, unknown>[] = sampleRecords(spec.fields);
  expect(records.filter(({ from, until }) => !ascends(from, until))).toEqual([]);
  expect(records.some(({ from, until }) => from !== until)).toBe(true);

  const until = spec.fields.filter(({ name }) => name === 'until');
  const late = { id: 'demo-1', from: '2099-01-01' };
  expect(withMoreFields([late], until)).toEqual([{ ...late, until: '2099-01-03' }]);
});

test('a form asks for the smaller of two values first, in whatever order they were named', () => {
  const spec = readSpec({ name: 'vans', fields: 'until:day after from, plate:text, from:day' });
  expect(descriptorCode(spec)).toContain('form: [["from", "until"], ["plate"]]');
});

test('what the browser test types into a field that may not be less than another is not less', () => {
  const fields = 'plate:text!, from:quantity(7..9)!, until:quantity(1..20)! after from';
  const code = browserTestCode(readSpec({ name: 'vans', fields }));
  expect(/until[^}]*text: "(\d+)"/.exec(code)?.[1]).toBe(/from[^}]*text: "(\d+)"/.exec(code)?.[1]);
});
