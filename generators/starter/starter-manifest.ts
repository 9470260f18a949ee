import * as z from 'zod/mini';
import { asJson } from '#generators/editing/transaction.ts';

/** The commands about the product: measurements, faults, its statement of accessibility, and the one that writes a starter. */
export const productCommands: ReadonlySet<string> = new Set([
  'bench',
  'faults',
  'generate:rehearse',
  'load',
  'monkey',
  'rgaa',
  'starter',
  'starter:rehearse',
  'tasks',
]);

const manifest = z.looseObject({ name: z.string(), scripts: z.optional(z.record(z.string(), z.string())) });
const lock = z.looseObject({ packages: z.optional(z.record(z.string(), z.looseObject({}))) });

/** Returns package.json, or its lockfile, with the name of the starter and without the product's commands. */
export function starterManifest(text: string, name: string): string {
  const { scripts, ...rest } = manifest.parse(JSON.parse(text));
  const { packages } = lock.parse(rest);
  return asJson({
    ...rest,
    name,
    ...('description' in rest && { description: 'A French-language administration back-office.' }),
    ...(packages && { packages: { ...packages, '': { ...packages[''], name } } }),
    ...(scripts && {
      scripts: Object.fromEntries(Object.entries(scripts).filter(([key]) => !productCommands.has(key))),
    }),
  });
}

const knip = z.looseObject({
  entry: z.array(z.string()),
  project: z.array(z.string()),
  ignoreDependencies: z.array(z.string()),
});

/** What only the product imports. The starter keeps it: its own pages and resources may need it, too. */
const keptWithoutUse = [
  'vitest.unit.config.ts',
  '.storybook/replay/*.tsx',
  '{server,resources,scripts}/**/{columns,user-columns,text-data,people,check,rules}.ts',
  'src/runtime/{history,page,waits}/*.{ts,tsx}',
  'server/testing/*.ts',
  'e2e/*.ts',
  '.storybook/mock-api/*.ts',
  'generators/rehearsal/*.ts',
];

/** Returns knip.json without the measurements, and with the files that only the product imports as entries. */
export function starterKnip(text: string): string {
  const { entry, project, ignoreDependencies, ...rest } = knip.parse(JSON.parse(text));
  return asJson({
    ...rest,
    entry: [...entry.filter((glob) => !glob.startsWith('bench/')), ...keptWithoutUse],
    project: project.map((glob) => glob.replace(',bench', '')),
    ignoreDependencies: [...ignoreDependencies, '@seriousme/openapi-schema-validator'],
  });
}
