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
