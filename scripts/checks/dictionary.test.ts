import { expect, test } from 'vitest';
import fr from '#locales/fr.json' with { type: 'json' };
import { textAt, textsIn } from '#schema/dictionary.ts';
import { isAdded } from '#scripts/demo-records.ts';

const texts = textsIn(fr);

/** Returns true for the texts of a resource that was added to the product: they may repeat other texts. */
function isOfAdded(path: string) {
  const [section, name = ''] = path.split('.');
  return section === 'resources' && isAdded(name);
}

test('every reference names a text', () => {
  expect(texts.filter(([path]) => textAt(fr, path)?.startsWith('$t(') ?? true)).toEqual([]);
});

test('every text is written once', () => {
  const written = texts.flatMap(([path, text]) => (text.startsWith('$t(') || isOfAdded(path) ? [] : [text]));
  expect(written.filter((text, index) => written.indexOf(text) !== index)).toEqual([]);
});
