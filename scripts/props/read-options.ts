import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { type Checker, SignatureKind, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { askCompiler, type Prop, readProp, root } from './types.ts';

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What most kinds take: told behind what is a kind's own. */
const usual = ['required', 'nullable', 'access'];

const rank = ({ name, required }: Prop) =>
  usual.includes(name) ? 2 + usual.indexOf(name) : required ? 0 : 1;

/** What the function that declares fields of a kind takes; nothing where it takes nothing. */
function optionsOf(checker: Checker, builder: TypeSymbol): readonly Prop[] {
  const type = checker.getTypeOfSymbol(builder);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const [parameter] = signature?.getParameters() ?? [];
  const given = parameter && checker.getTypeOfSymbol(parameter);
  // Most are generic, so that what they are given narrows what they declare: the options are the constraint.
  const options = given && (checker.getBaseConstraintOfType(given) ?? given);
  const members = options ? checker.getPropertiesOfType(options) : [];
  return members
    .map((member) => readProp(checker, member))
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'en'));
}

/** The options of every kind of field, read from its types by the compiler, by the name of its room. */
export const readOptions = (): Record<string, readonly Prop[]> =>
  askCompiler((program, checker) => {
    const found: Record<string, readonly Prop[]> = {};
    for (const folder of globSync(`${root}src/fields/*/`)) {
      const room = basename(folder);
      const source = program.getSourceFile(`${root}src/fields/${room}/${room}.ts`);
      const module = source && checker.getSymbolAtLocation(source);
      const exported = module ? checker.getExportsOfModule(module) : [];
      const builder = exported.find(({ name }) => name === camel(room));
      if (builder !== undefined) found[room] = optionsOf(checker, builder);
    }
    return found;
  });
