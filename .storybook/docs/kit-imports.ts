import type { Imported } from './code-printer.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/kit/*/*.tsx', '!../../src/kit/*/*.stories.tsx'],
  { eager: true },
);

/** Every component of the kit, with what it is imported as. A built Storybook has shortened the names of functions. */
export const kitImports: ReadonlyMap<unknown, Imported> = new Map(
  Object.entries(modules).flatMap(([path, module]) =>
    Object.entries(module)
      .filter(([name]) => /^[A-Z]/.test(name))
      .map(([name, value]): [unknown, Imported] => [
        value,
        { name, from: path.replace('../../src/kit/', '#kit/') },
      ]),
  ),
);
