import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandFont, brandMark, brandName } from '#theme/brand.ts';
import { colour, colourPairsOf, coloursOf, isFaint, pairName, themes } from '#theme/colour-pairs.ts';
import { radiiOf } from '#theme/tokens.ts';
import { copyTree, type Run, type TreeCopy } from './tree-copy.ts';

/** Another brand, whose name has a character that HTML escapes, and whose colour is too light for a white text. */
const griffins = {
  brandName: 'Griffons & Cie',
  brandColours: { hue: 98, solid: '#ffe45c' },
  brandRadius: 18,
  brandFont: {
    ...brandFont,
    name: 'Griffin Sans',
    file: '../../node_modules/storybook/assets/browser/nunito-sans-regular.woff2',
  },
  brandMark: { line: 'M4 20L12 4', dots: 'M11 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0' },
};

let copy: TreeCopy;
let build: Run;
let elsewhere: Run;
/** The built files by their path, without fonts. */
let files: ReadonlyMap<string, string>;

/** Builds a copy of the project in which one file is another. */
beforeAll(async () => {
  copy = copyTree();
  const code = Object.entries(griffins).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  copy.write('src/theme/brand.ts', code.join(''));
  build = await copy.run('vite', 'build', '--logLevel', 'warn');
  elsewhere = copy.evaluate(`
    await import('./.storybook/manager.ts');
    const { addons } = await import('storybook/manager-api');
    const { totpAddress } = await import('./server/factors/totp.ts');
    const { brandTitle, colorSecondary, appBorderRadius } = addons.getConfig().theme;
    console.log(JSON.stringify([brandTitle, colorSecondary, appBorderRadius, totpAddress('MY', 'a')]));
  `);
  const dist = join(copy.folder, 'dist');
  const paths = globSync('**/*.{html,svg,css,js}', { cwd: dist });
  files = new Map(paths.map((path) => [path, readFileSync(join(dist, path), 'utf8')]));
}, 600_000);

afterAll(() => copy.remove());

const colours = coloursOf(griffins.brandColours);
const filesWith = (text: string) => [...files.keys()].filter((path) => files.get(path)?.includes(text));

test('the page and the favicon of another brand have its name, its logo, its colour and its ground', () => {
  expect(build.code, build.output).toBe(0);
  expect(files.get('index.html')).toContain('<title>Griffons &amp; Cie</title>');
  const favicon = files.get('favicon.svg');
  for (const part of [
    '<title>Griffons &amp; Cie</title>',
    griffins.brandMark.line,
    `fill="${griffins.brandColours.solid}"`,
  ])
    expect(favicon).toContain(part);
  const { base, _dark } = colour('bg.canvas', colours).value;
  const grounds = [...`${files.get('index.html')}`.matchAll(/<meta name="theme-color" content="(.*?)"/g)];
  expect(grounds.map(([, ground]) => ground)).toEqual([base, _dark]);
});

test('the styles of another brand have its colours in both themes, its corners and its font', () => {
  const css = [...files].flatMap(([path, text]) => (path.endsWith('.css') ? [text] : [])).join('\n');
  const values = (name: string) =>
    [...css.matchAll(new RegExp(`--${name}:([^;}]+)`, 'g'))].map(([, value]) => value);
  for (const name of ['brand.solid', 'accent.solid', 'bg.canvas']) {
    const { base, _dark } = colour(name, colours).value;
    expect(values(`colors-${name.replace('.', '-')}`)).toEqual([base, _dark]);
  }
  for (const [name, { value }] of Object.entries(radiiOf(griffins.brandRadius)))
    expect(values(`radii-${name}`)).toEqual([value]);
  expect(values('fonts-sans').join()).toMatch(/^["']?Griffin Sans["']?,/);
  expect(css).toMatch(/@font-face\{font-family:["']?Griffin Sans["']?;[^}]*nunito-sans-regular/);
});

test('nothing of the own brand is left in the build', () => {
  const own = colour('accent.solid').value.base;
  for (const text of [brandName, brandFont.name, brandMark.line, own])
    expect(filesWith(text), text).toEqual([]);
  expect(filesWith(griffins.brandMark.line)).toEqual(['favicon.svg', expect.stringMatching(/\.js$/)]);
});

test('Storybook and authenticator apps show the other brand', () => {
  expect(elsewhere.code, elsewhere.output).toBe(0);
  expect(JSON.parse(elsewhere.output)).toEqual([
    griffins.brandName,
    colour('accent.solid', colours).value.base,
    griffins.brandRadius,
    expect.stringContaining('issuer=Griffons%20%26%20Cie'),
  ]);
});

test('every pair of colours of the other brand stands out, in both themes', () => {
  const faint = Object.values(colourPairsOf(griffins.brandColours))
    .flat()
    .filter((pair) => themes.some(({ id }) => isFaint(pair, id)));
  expect(faint.map(pairName)).toEqual([]);
});
