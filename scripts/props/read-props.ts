import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { type Checker, SignatureKind, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { askCompiler, type Prop, readProp, root } from './types.ts';

/** What a component is, by its docstring, and what it takes. */
export interface ComponentProps {
  readonly description: string;
  readonly props: readonly Prop[];
}

/** Where a component's own props are declared: the kit's files and the variants that its recipes give it. */
const isOwn = (path: string) => path.startsWith(`${root}src/`) || path.startsWith(`${root}styled-system/`);

/** What a component may be given of the element that it is, and which people who design with it ask about. */
const ofElements = ['children', 'disabled'];
const ofEntries = [...ofElements, 'aria-invalid', 'defaultValue', 'placeholder', 'readOnly', 'required'];

function readComponent(checker: Checker, symbol: TypeSymbol): ComponentProps | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const [parameter] = signature?.getParameters() ?? [];
  const given = parameter && checker.getTypeOfSymbol(parameter);
  const members = given ? checker.getPropertiesOfType(given) : [];
  const own = members.filter(({ declarations }) => declarations.some(({ path }) => isOwn(path)));
  const known = members.some(({ name }) => name === 'placeholder') ? ofEntries : ofElements;
  const inherited = members.filter((member) => known.includes(member.name) && !own.includes(member));
  return (
    signature && {
      description: checker.getDocumentationCommentOfSymbol(symbol),
      props: [...own, ...inherited].map((member) => readProp(checker, member)),
    }
  );
}

/** What every component of the kit takes of its own, read from its types by the compiler: `file#Name`. */
export const readProps = (): Record<string, ComponentProps> =>
  askCompiler((program, checker) => {
    const found: Record<string, ComponentProps> = {};
    for (const file of globSync(`${root}src/kit/*/*.tsx`, { exclude: [`${root}src/kit/**/*.stories.tsx`] })) {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      for (const symbol of module ? checker.getExportsOfModule(module) : []) {
        const component = /^[A-Z]/.test(symbol.name) ? readComponent(checker, symbol) : undefined;
        if (component) found[`${relative(root, file)}#${symbol.name}`] = component;
      }
    }
    return found;
  });
