import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Checker, SignatureKind, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { camel } from '#schema/names.ts';
import { root } from '#scripts/root.ts';
import { type Prop, readProp, withCompiler } from './types.ts';

/** The options of most kinds, listed after a kind's own. */
const common = ['required', 'nullable', 'access'];

const rank = ({ name, required }: Prop) =>
  common.includes(name) ? 2 + common.indexOf(name) : required ? 0 : 1;

/** Returns the options of a kind's builder. */
function optionsOf(checker: Checker, builder: TypeSymbol): readonly Prop[] {
  const type = checker.getTypeOfSymbol(builder);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const [parameter] = signature?.getParameters() ?? [];
  const parameterType = parameter && checker.getTypeOfSymbol(parameter);
  // A generic builder has its options as the constraint of its parameter.
  const options = parameterType && (checker.getBaseConstraintOfType(parameterType) ?? parameterType);
  const members = options ? checker.getPropertiesOfType(options) : [];
  return members
    .map((member) => readProp(checker, member))
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'en'));
}

/** Reads the options of every kind from its types, by the name of its folder. */
export const readOptions = (): Record<string, readonly Prop[]> =>
  withCompiler((program, checker) => {
    const found: Record<string, readonly Prop[]> = {};
    for (const path of globSync(join(root, 'src/fields/*/'))) {
      const folder = basename(path);
      const source = program.getSourceFile(join(root, `src/fields/${folder}/${folder}.ts`));
      const module = source && checker.getSymbolAtLocation(source);
      const exported = module ? checker.getExportsOfModule(module) : [];
      const builder = exported.find(({ name }) => name === camel(folder));
      if (builder !== undefined) found[folder] = optionsOf(checker, builder);
    }
    return found;
  });
