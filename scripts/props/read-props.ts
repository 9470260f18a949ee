import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Checker, SignatureKind, type Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { root } from '#scripts/root.ts';
import { type Prop, readProp, withCompiler } from './types.ts';

/** A component's docstring and its props. */
export interface ComponentProps {
  readonly description: string;
  readonly props: readonly Prop[];
}

/** Returns true for files that declare a component's own props: the kit's, and the variants of its recipes. */
const isOwn = (path: string) => /^(src|styled-system)\//.test(relative(root, path));

/** The inherited props that the table shows. An element has too many others. */
const elementProps = ['children', 'disabled'];
/** The same for a text input. */
const inputProps = [...elementProps, 'aria-invalid', 'defaultValue', 'placeholder', 'readOnly', 'required'];

function readComponent(checker: Checker, symbol: TypeSymbol): ComponentProps | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const [parameter] = signature?.getParameters() ?? [];
  const parameterType = parameter && checker.getTypeOfSymbol(parameter);
  const members = parameterType ? checker.getPropertiesOfType(parameterType) : [];
  const own = members.filter(({ declarations }) => declarations.some(({ path }) => isOwn(path)));
  const known = members.some(({ name }) => name === 'placeholder') ? inputProps : elementProps;
  const inherited = members.filter((member) => known.includes(member.name) && !own.includes(member));
  return (
    signature && {
      description: checker.getDocumentationCommentOfSymbol(symbol),
      props: [...own, ...inherited].map((member) => readProp(checker, member)),
    }
  );
}

/** Reads the props of every component of the kit from its types, by `file#Name`. */
export const readProps = (): Record<string, ComponentProps> =>
  withCompiler((program, checker) => {
    const found: Record<string, ComponentProps> = {};
    for (const file of globSync(join(root, 'src/kit/*/*.tsx'), {
      exclude: [join(root, 'src/kit/**/*.stories.tsx')],
    })) {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      for (const symbol of module ? checker.getExportsOfModule(module) : []) {
        const component = /^[A-Z]/.test(symbol.name) ? readComponent(checker, symbol) : undefined;
        if (component) found[`${relative(root, file)}#${symbol.name}`] = component;
      }
    }
    return found;
  });
