import { expect, test } from 'vitest';
import { readSpec } from '#generators/grammar/resource-spec.ts';
import { descriptorCode } from './descriptor.ts';

test('a list is sorted by its columns only', () => {
  const fields = Array.from({ length: 7 }, (_, index) => `f${index}:text`).join(', ');
  const code = descriptorCode(readSpec({ name: 'vans', fields }));
  expect(code).toContain('sort: ["f0", "f1", "f2", "f3", "f4", "createdAt"]');
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
