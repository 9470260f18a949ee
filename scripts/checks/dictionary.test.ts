import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import fr from '#locales/fr.json' with { type: 'json' };
import { textAt } from '#schema/dictionary.ts';
import { dashed } from '#schema/names.ts';

function pathsOf(section: object, prefix = ''): string[] {
  return Object.entries(section).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${prefix}${name}`] : pathsOf(value, `${prefix}${name}.`),
  );
}

const paths = pathsOf(fr);
const valueAt = (path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node ? Reflect.get(node, key) : undefined),
      fr,
    );

/** Returns true for the texts of a generated resource, which has sample data: they may repeat other texts. */
function isGenerated(path: string) {
  const [section, name = ''] = path.split('.');
  return section === 'resources' && existsSync(`resources/demo/${dashed(name)}.json`);
}

test('every reference names a text', () => {
  expect(paths.filter((path) => textAt(fr, path)?.startsWith('$t(') ?? true)).toEqual([]);
});

test('every text is written once', () => {
  const written = paths.filter((path) => !isGenerated(path)).map(valueAt);
  const texts = written.filter((value) => typeof value === 'string' && !value.startsWith('$t('));
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
