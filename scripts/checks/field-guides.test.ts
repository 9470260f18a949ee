import { expect, test } from 'vitest';
import type { FieldGuide } from '#fields/guide.ts';
import { exampleIn } from '#scripts/props/example.ts';
import { readOptions } from '#scripts/props/read-options.ts';
import { findHollowFieldGuides, findMisplacedFieldGuides, findUndescribedOptions } from './field-guides.ts';
import { readTree } from './tree.ts';

const modules = import.meta.glob<Record<string, FieldGuide>>('../../src/fields/*/*.docs.ts', { eager: true });
const guides = Object.fromEntries(
  Object.entries(modules).flatMap(([path, module]) =>
    Object.values(module).map((guide) => [path.replace('../../', ''), guide]),
  ),
);
const tree = readTree();

test('every kind has a guide, and the product carries none', () => {
  expect(findMisplacedFieldGuides(tree)).toEqual([]);
});

test('a kind without a guide and a guide in the product are refused', () => {
  const planted = new Map([...tree].filter(([path]) => path !== 'src/fields/money/money.docs.ts'));
  planted.set('src/runtime/planted.ts', "import { moneyGuide } from '#fields/money/money.docs.ts';");
  planted.set('src/runtime/later.ts', "void import('#fields/text/text.docs.ts');");
  expect(findMisplacedFieldGuides(planted)).toEqual([
    'src/fields/money has no money.docs.ts',
    'src/runtime/planted.ts carries a guide into the product',
    'src/runtime/later.ts carries a guide into the product',
  ]);
});

test('every guide says something in each part, and of values what the product does with them', () => {
  expect(Object.keys(guides).length).toBeGreaterThan(25);
  expect(findHollowFieldGuides(guides)).toEqual([]);
});

test('a guide that is hollow or mistaken is refused', () => {
  const path = 'src/fields/money/money.docs.ts';
  const money = guides[path];
  const text = guides['src/fields/text/text.docs.ts'];
  const instant = guides['src/fields/instant/instant.docs.ts'];
  if (money === undefined || text === undefined || instant === undefined)
    throw new Error('Guides are missing.');
  const wire = { ...money.wire, notes: [], filled: ['douze'], empty: [0], entered: ['douze'], type: '' };
  const planted = { ...money, content: [], wire, views: { ...money.views, list: ' ' } };
  expect(findHollowFieldGuides({ [path]: planted })).toEqual(
    [
      '“content” says nothing',
      '“notes” says nothing',
      '“views.list” is empty',
      '“wire.type” is empty',
      '"douze" says nothing',
      '0 says something',
      '“wire.entered” shows nothing that is sent',
    ].map((what) => `${path}: ${what}`),
  );
  expect(findHollowFieldGuides({ [path]: text })).toContain(
    `${path}: the example “name” is of the kind “text”`,
  );
  const entered = { ...instant, wire: { ...instant.wire, entered: ['2026'] } };
  expect(findHollowFieldGuides({ 'src/fields/instant/instant.docs.ts': entered })).toEqual([
    'src/fields/instant/instant.docs.ts: nobody enters such a value',
  ]);
});

test('each purpose is its own', () => {
  const purposes = Object.values(guides).map(({ purpose }) => purpose);
  expect(new Set(purposes).size).toBe(purposes.length);
});

test('every example can be shown as it is written', () => {
  const unread = Object.keys(guides).filter((path) => exampleIn(tree.get(path) ?? '') === undefined);
  expect(unread).toEqual([]);
  expect(exampleIn('x = {\n  example: {\n    // So.\n    price: money({}),\n  },\n};')).toBe(
    'fields: {\n  // So.\n  price: money({}),\n}',
  );
});

test('every option of every kind is described', { timeout: 60_000 }, () => {
  const options = readOptions();
  expect(options['money']).toContainEqual({
    name: 'min',
    type: 'number',
    required: false,
    description: 'The least that may be entered. Default: an amount may be negative.',
    values: [],
  });
  expect(Object.keys(options).length).toBe(Object.keys(guides).length);
  expect(findUndescribedOptions(options)).toEqual([]);
});

test('an option that no docstring describes is refused', () => {
  const silent = { name: 'tone', type: 'string', required: false, description: ' ', values: [] };
  expect(findUndescribedOptions({ planted: [silent] })).toEqual([
    'src/fields/planted/planted.ts: no docstring says what “tone” does',
  ]);
});
