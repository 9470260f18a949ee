import { expect, test } from 'vitest';
import { exampleIn } from '#scripts/props/example.ts';
import { readOptions } from '#scripts/props/read-options.ts';
import { byFile, fieldGuides } from '#storybook/docs/guides.ts';
import { findUndescribed } from './described.ts';
import { findWrongValues } from './field-guides.ts';
import { readTree } from './tree.ts';

const guides = byFile(fieldGuides);
const guideOf = (kind: string) => {
  const path = `src/fields/${kind}/${kind}.docs.ts`;
  const guide = guides.get(path);
  if (guide === undefined) throw new Error(`There is no ${path}`);
  return { path, guide };
};

test('the product treats the values of every guide as the guide says', () => {
  expect(guides.size).toBeGreaterThan(25);
  expect([...guides].flatMap(([path, guide]) => findWrongValues(path, guide))).toEqual([]);
});

test('a guide with wrong values is refused', () => {
  const { path, guide } = guideOf('money');
  const wire = { ...guide.wire, filled: ['douze'], empty: [0], entered: ['douze'] };
  expect(findWrongValues(path, { ...guide, wire })).toEqual(
    [
      '“wire.filled” has no value that is shown',
      'a value of “wire.filled” is shown as absent',
      'a value of “wire.empty” is shown',
      '“wire.entered” has no value that is sent',
    ].map((problem) => `${path}: ${problem}`),
  );
  expect(findWrongValues(path, guideOf('text').guide)).toEqual([`${path}: the example is not of the kind`]);
  const instant = guideOf('instant');
  const entered = { ...instant.guide, wire: { ...instant.guide.wire, entered: ['2026'] } };
  expect(findWrongValues(instant.path, entered)).toEqual([`${instant.path}: the value cannot be entered`]);
  const upload = guideOf('upload');
  const filled = { ...upload.guide, wire: { ...upload.guide.wire, filled: ['x'] } };
  expect(findWrongValues(upload.path, filled)).toContain(`${upload.path}: no record has such a value`);
});

test('every example can be shown as it is written', () => {
  const tree = readTree();
  expect([...guides.keys()].filter((path) => exampleIn(tree.get(path) ?? '') === undefined)).toEqual([]);
  expect(exampleIn('x = {\n  example: {\n    // So.\n    price: money({}),\n  },\n};')).toBe(
    'fields: {\n  // So.\n  price: money({}),\n}',
  );
});

test('every option of every kind has a docstring', { timeout: 60_000 }, () => {
  const options = readOptions();
  expect(options['money']?.map(({ name }) => name)).toContain('min');
  expect(Object.keys(options).length).toBe(guides.size);
  expect(findUndescribed(options)).toEqual([]);
  const silent = { name: 'tone', type: 'string', required: false, description: ' ', values: [] };
  expect(findUndescribed({ planted: [silent] })).toEqual(['planted: “tone” has no docstring']);
});
