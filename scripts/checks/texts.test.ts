import { expect, test } from 'vitest';
import fr from '#locales/fr.json' with { type: 'json' };
import { findLiteralTexts } from './texts.ts';
import { readTree } from './tree.ts';

test('no texts in the code', () => {
  expect(findLiteralTexts(readTree(), fr)).toEqual([]);
});

const refused: Readonly<Record<string, string>> = {
  'an accent': "export const a = 'Catégorie';",
  'an accent in a template': `export const a = (n: number) => \`\${n} résultats\`;`,
  'French without an accent': "export const a = 'Vous devez vous reconnecter';",
  'text between tags': 'export const A = () => <p>Page suivante</p>;',
  'a text of the dictionary': "export const a = 'Utilisateurs';",
  'an English text of the dictionary': "export const a = 'Something went wrong';",
  'an attribute that users hear': 'export const A = () => <button aria-label="Close" />;',
  'an attribute that users hear in braces': "export const A = () => <img alt={'Portrait'} />;",
};

test.each(Object.entries(refused))('%s is refused', (_, code) => {
  const path = 'src/shell/planted.tsx';
  expect(findLiteralTexts(new Map([[path, code]]), fr)).toEqual([expect.stringContaining(`${path}:1`)]);
});

test('stories, tests, specifiers and attributes that no user reads are allowed', () => {
  const story = "export const a = 'Catégorie';";
  const tree = new Map([
    ['src/kit/a/a.stories.tsx', story],
    ['src/kit/a/a.test.ts', story],
    ['server/base/messages.ts', story],
    [
      'src/kit/a/a.tsx',
      'import a from \'#kit/menu/menu.tsx\';\nexport const b = <i role="status" data-kind="x">{a}</i>;',
    ],
  ]);
  expect(findLiteralTexts(tree, fr)).toEqual([]);
});
