import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsIn, valueText } from '#schema/dictionary.ts';
import { library } from './library.ts';
import { readText } from './read-text.ts';
import { RichText } from './rich-text.tsx';
import { addResourceTexts } from './testing.ts';
import { dictionary } from './translator.ts';

const paths = textsIn(dictionary()).map(([path]) => path);
const plural = /_(one|many|other)$/;
const stems = new Set(paths.map((path) => path.replace(plural, '')));
const valuesOf = (path: string) =>
  Object.fromEntries(
    paths
      .filter((each) => each.replace(plural, '') === path)
      .flatMap((each) => [...readText(dictionary(), each, {}).matchAll(/\{\{(\w+)\}\}/g)])
      .map(([, name = '']) => [name, `<${name}> & $t(common.cancel) {{${name}}}`]),
  );

test.each([...stems])('%s is read as i18next reads it', (path) => {
  const isPlural = paths.some((each) => each.startsWith(`${path}_`) && plural.test(each));
  for (const count of isPlural ? [0, 1, 2, 1_000_000] : ['12']) {
    const values = { ...valuesOf(path), count };
    const replace = { ...values, count: valueText(count) };
    const expected = library.t(path, { ...values, replace, interpolation: { escapeValue: false } });
    expect(readText(dictionary(), path, values)).toBe(expected);
  }
});

test('only texts of a section called "rich" have markup', () => {
  const marked = paths.filter((path) => /[<>]/.test(readText(dictionary(), path, {})));
  expect(marked).toEqual(paths.filter((path) => path.includes('.rich.')));
});

test('RichText emphasises parts, and shows values as they are', () => {
  const element = createElement(RichText, {
    text: 'security.sessions.rich.one',
    values: { device: '<i>Safari</i> & $t(common.cancel)' },
  });
  expect(renderToString(element)).toMatch(
    /^<strong>&lt;i&gt;Safari&lt;\/i&gt; &amp; \$t\(common.cancel\)<\/strong> sera déconnecté/,
  );
});

test('texts that are added later are known', () => {
  addResourceTexts('kites', { name: 'Cerfs-volants' });
  expect(library.t('resources.kites.name')).toBe('Cerfs-volants');
});
