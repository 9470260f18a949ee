import { join } from 'node:path';
import { build } from 'vite';
import * as z from 'zod/mini';
import fr from '#locales/fr.json' with { type: 'json' };
import { resources } from '#resources/index.ts';
import { dashed } from '#schema/names.ts';
import { root } from '#scripts/root.ts';
import { divide } from '#scripts/vite/dictionary-parts.ts';
import { brotliBytes } from './brotli.ts';
import type { Measure } from './verdict.ts';

const bundle = z.array(z.object({ output: z.array(z.object({ code: z.string() })) }));

/** The files of resources, as other files of the folder import them. */
const others = new Set(resources.map(({ name }) => `./${dashed(name)}.ts`));

/** Measures what each resource adds to its list: its descriptor without the kinds, and the texts that come with it. */
export async function resourceShares(budget: number): Promise<Measure[]> {
  const texts = divide(fr, []).resources;
  return Promise.all(
    resources.map(async ({ name }) => ({
      what: `resource ${name}`,
      bytes: brotliBytes((await descriptor(name)) + JSON.stringify(texts[name])),
      budget,
    })),
  );
}

async function descriptor(name: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: {
        entry: join(root, `resources/${dashed(name)}.ts`),
        formats: ['es'],
      },
      // Every list loads zod already, and another resource is measured on its own.
      rolldownOptions: { external: (id) => /^(#|zod\/)/.test(id) || others.has(id) },
    },
  });
  return bundle
    .parse(output)
    .flatMap((part) => part.output.map((chunk) => chunk.code))
    .join('');
}
