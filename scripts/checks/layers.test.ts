import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { houseBans, layerRules, owned } from '#scripts/layers/biome-rules.ts';
import { addresses } from '#scripts/layers/layer.ts';
import { layers } from '#scripts/layers/table.ts';
import { type Finding, lint } from './biome.ts';

/** A file of each layer, to plant imports in. */
const sample: Readonly<Record<string, string>> = {
  schema: 'src/schema/planted.ts',
  theme: 'src/theme/planted.ts',
  kit: 'src/kit/planted/planted.tsx',
  'kit/toast': 'src/kit/toast/planted.tsx',
  lib: 'src/lib/planted/planted.ts',
  'lib/api': 'src/lib/api/planted.ts',
  'lib/i18n': 'src/lib/i18n/planted.ts',
  'lib/notify': 'src/lib/notify/planted.ts',
  'lib/dates': 'src/lib/dates/planted.ts',
  'lib/numbers': 'src/lib/numbers/planted.ts',
  fields: 'src/fields/planted.ts',
  'fields/<kind>': 'src/fields/planted/planted.views.tsx',
  'fields/<kind> data': 'src/fields/planted/planted.ts',
  resources: 'resources/planted.ts',
  runtime: 'src/runtime/list/planted.tsx',
  'runtime tests': 'src/runtime/list/planted.test.ts',
  pages: 'src/pages/planted.ts',
  'pages/<page>': 'src/pages/planted/planted.tsx',
  shell: 'src/shell/planted.tsx',
  'routes and app': 'src/routes/planted.tsx',
  server: 'server/planted.ts',
};

/** What each layer must never see, said a second time and without the table. */
const forbidden: Readonly<Record<string, string>> = {
  schema: 'theme kit lib fields runtime pages shell routes app resources server scripts styled',
  theme: 'schema kit lib fields runtime pages shell routes app resources locales server scripts styled',
  kit: 'schema lib fields runtime pages shell routes app resources locales server scripts',
  'kit/toast': 'schema lib fields runtime pages shell routes app resources locales server scripts',
  lib: 'theme kit fields runtime pages shell routes app resources server scripts styled locales',
  'lib/api': 'theme kit fields runtime pages shell routes app resources server scripts styled locales',
  'lib/i18n': 'theme kit fields runtime pages shell routes app resources server scripts styled',
  'lib/notify': 'theme kit fields runtime pages shell routes app resources server scripts styled locales',
  'lib/dates': 'theme kit fields runtime pages shell routes app resources server scripts styled locales',
  'lib/numbers': 'theme kit fields runtime pages shell routes app resources server scripts styled locales',
  fields: 'theme runtime pages shell routes app resources server scripts locales',
  'fields/<kind>': 'theme runtime pages shell routes app resources server scripts locales',
  'fields/<kind> data': 'theme kit runtime pages shell routes app resources server scripts locales styled',
  resources: 'theme kit lib runtime pages shell routes app locales server scripts styled',
  runtime: 'theme pages shell routes app resources server scripts locales',
  'runtime tests': 'theme pages shell routes app resources server scripts locales',
  pages: 'theme fields shell routes app server scripts locales',
  'pages/<page>': 'theme fields shell routes app server scripts locales',
  shell: 'theme fields pages routes app server scripts locales',
  'routes and app': 'server scripts locales',
  server: 'theme kit lib runtime pages shell routes app scripts styled',
};

const specifiers: Readonly<Record<string, string>> = {
  ofetch: 'ofetch',
  i18next: 'react-i18next',
  sonner: 'sonner',
  'date-fns': 'date-fns/format',
  ark: '@ark-ui/react/dialog',
  dictionary: '#locales/fr.json',
};

const planted: Record<string, string> = {};
const plant = (near: string, imported: string, name: string) => {
  const path = near.replace('planted.', `${name.replaceAll(/[^a-z0-9]+/g, '-')}.`);
  planted[path] = `import { planted } from '${imported}';\nexport const kept = planted;\n`;
  return path;
};

interface Case {
  readonly title: string;
  readonly path: string;
  readonly message: string | undefined;
}
const cases: Case[] = [];
const refuse = (layer: string, imported: string, message: string) => {
  const path = plant(sample[layer] ?? '', imported, `no-${cases.length}`);
  cases.push({ title: `${layer} may not import ${imported}`, path, message });
};
const allow = (layer: string, imported: string) => {
  const path = plant(sample[layer] ?? '', imported, `yes-${cases.length}`);
  cases.push({ title: `${layer} may import ${imported}`, path, message: undefined });
};

for (const layer of layers) {
  for (const address of (forbidden[layer.name] ?? '').split(' ')) {
    refuse(layer.name, `#${address}/planted/other.ts`, '');
  }
  refuse(layer.name, '../other.ts', 'relative imports stay inside their folder');
  refuse(layer.name, '../../lib/api/client.ts', 'relative imports stay inside their folder');
  refuse(layer.name, 'zod', '');
  for (const [name, ban] of Object.entries(owned)) {
    const specifier = specifiers[name] ?? name;
    if (!layer.owns?.some((own) => own === name)) refuse(layer.name, specifier, '');
    else allow(layer.name, specifier);
    if (name !== 'dictionary') refuse('routes and app', specifier, ban.message);
  }
  if (layer.data) refuse(layer.name, 'react', 'no React here');
}
for (const library of ['zod/mini', '@tanstack/react-query', '@tanstack/react-router', '@tanstack/react-form'])
  refuse('kit', library, 'The kit knows no schema');
for (const kind of ['fields/<kind>', 'fields/<kind> data'])
  refuse(kind, '#fields/text/text.ts', 'no other kind');
refuse('fields/<kind> data', '#lib/api/client.ts', '#lib/dates and #lib/numbers only');
refuse('fields/<kind> data', './planted.views.tsx', 'never sees its views');
refuse('runtime', '#fields/text/text.ts', 'names no kind');
for (const styling of ['css', 'recipes', 'jsx'])
  for (const layer of ['runtime', 'pages', 'pages/<page>', 'shell', 'routes and app'])
    refuse(layer, `#styled/${styling}`, 'No styling here');
refuse('resources', '#fields/text/text.views.tsx', 'never see a view');
refuse('server', '#fields/text/text.views.tsx', 'never sees a view');
refuse('server', '#fields/views.ts', 'never sees a view');
refuse('pages/<page>', '#pages/other/other.tsx', 'no other page');
refuse('lib', '@tanstack/react-router', 'no router');

allow('schema', 'zod/mini');
allow('kit', '#styled/recipes');
allow('kit', '#kit/button/button.tsx');
allow('lib', '#schema/resource.ts');
allow('lib', '@tanstack/react-query');
allow('fields', './text/text.ts');
allow('fields/<kind>', './planted.ts');
allow('fields/<kind>', '#kit/input/input.tsx');
allow('fields/<kind>', '#fields/contract.ts');
allow('fields/<kind> data', '#lib/dates/dates.ts');
allow('fields/<kind> data', '#lib/numbers/numbers.ts');
allow('fields/<kind> data', 'zod/mini');
allow('resources', '#fields/text/text.ts');
allow('runtime', '#fields/views.ts');
allow('runtime', '#styled/patterns');
allow('runtime tests', '#fields/text/text.ts');
allow('pages/<page>', '#runtime/detail/detail-screen.tsx');
allow('pages', './user-detail/user-detail.tsx');
allow('routes and app', '#resources/index.ts');
allow('server', '#fields/text/text.ts');
allow('server', '#resources/index.ts');

let findings: Finding[] = [];
beforeAll(() => {
  findings = lint(planted);
});

test('biome.layers.json is what the table says', () => {
  const file = new URL('../layers/biome.layers.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(layerRules())));
});

test('every layer and every address is tried', () => {
  expect(Object.keys(sample)).toEqual(layers.map((layer) => layer.name));
  expect(Object.keys(forbidden)).toEqual(Object.keys(sample));
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const listed = Object.keys(Object(Object(manifest).imports)).map((key) => key.replace(/^#(.*)\/\*$/, '$1'));
  expect(listed.toSorted()).toEqual([...addresses].toSorted());
  expect(houseBans()).toHaveLength(Object.keys(owned).length + 2);
});

describe('who may import whom', () => {
  test.each(cases)('$title', ({ path, message }) => {
    const said = findings.filter(
      (finding) => finding.path === path && finding.rule === 'noRestrictedImports',
    );
    if (message === undefined) expect(said).toEqual([]);
    else expect(said.map((finding) => finding.message).join('\n')).toContain(message || ' ');
  });
});
