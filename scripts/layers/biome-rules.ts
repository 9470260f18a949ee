import { type Address, addresses, type Ban, type Layer, type Owned } from './layer.ts';
import { layers } from './table.ts';

const folders: Ban = {
  group: ['../**'],
  message:
    "Go through the room's address (#layer/room/file.ts): relative imports stay inside their folder, so the layers can be checked.",
};
const zod: Ban = {
  group: ['zod', 'zod/**', '!zod/mini'],
  message: 'Use zod/mini: zod costs the browser ten times as much.',
};
const react: Ban = {
  group: ['react', 'react/**', 'react-dom', 'react-dom/**', '@tanstack/**', 'lucide-react'],
  message: 'This layer is data: no React here.',
};

/** Packages and files with a single importer. */
export const owned: Readonly<Record<Owned, Ban>> = {
  ofetch: { group: ['ofetch'], message: 'Only src/lib/api talks to the network.' },
  i18next: { group: ['i18next', 'react-i18next'], message: 'Words come from #lib/i18n.' },
  sonner: { group: ['sonner'], message: 'Toasts go through #lib/notify.' },
  'date-fns': { group: ['date-fns', 'date-fns/**'], message: 'Dates go through #lib/dates.' },
  ark: { group: ['@ark-ui/**'], message: 'Ark UI is dressed in src/kit: use a kit part.' },
  dictionary: { group: ['#locales/**'], message: 'Words come from #lib/i18n.' },
};

/** The bans that hold everywhere, but for what a layer owns. */
export function houseBans(owns: readonly Owned[] = []): Ban[] {
  const others = Object.entries(owned).filter(([name]) => !owns.some((own) => own === name));
  return [folders, ...others.map(([, ban]) => ban), zod];
}

const group = (address: Address) => `#${address}/**`;

/** Everything that a layer may not import. */
export function bansOf(layer: Layer): Ban[] {
  const unseen = addresses.filter((address) => !layer.sees.includes(address));
  return [
    ...(layer.bans ?? []),
    { group: unseen.map(group), message: layer.message },
    ...(layer.data === undefined ? [] : [react]),
    ...houseBans(layer.owns),
  ];
}

const override = (includes: readonly string[], patterns: readonly Ban[]) => ({
  includes,
  linter: {
    rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } },
  },
});

/** The layers as Biome reads them: biome.json extends what this writes. */
export function layerRules() {
  return {
    overrides: [
      override(['**'], houseBans(['dictionary'])),
      ...layers.map((layer) => override(layer.includes, bansOf(layer))),
    ],
  };
}
