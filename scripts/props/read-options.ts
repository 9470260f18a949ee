import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { camel } from '#schema/names.ts';
import { root } from '#scripts/root.ts';
import { exportsOf, type Prop, parameterOf, readProp, withCompiler } from './types.ts';

/** The options of most kinds, listed after a kind's own. */
const common = ['required', 'nullable', 'access'];

const rank = ({ name, required }: Prop) =>
  common.includes(name) ? 2 + common.indexOf(name) : required ? 0 : 1;

/** Reads the options of every kind from its types, by the name of its folder. */
export const readOptions = (): Record<string, readonly Prop[]> =>
  withCompiler((program, checker) => {
    const found: Record<string, readonly Prop[]> = {};
    for (const path of globSync(join(root, 'src/fields/*/'))) {
      const folder = basename(path);
      const exported = exportsOf(program, checker, join(root, `src/fields/${folder}/${folder}.ts`));
      const builder = exported.find(({ name }) => name === camel(folder));
      const options = builder && parameterOf(checker, builder);
      if (options !== undefined)
        found[folder] = options
          .map((member) => readProp(checker, member))
          .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'en'));
    }
    return found;
  });
