import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Checker, Symbol as TypeSymbol } from 'typescript/unstable/sync';
import { root } from '#scripts/root.ts';
import { sharedProps } from './shared-props.ts';
import { exportsOf, type Prop, parameterOf, readProp, withCompiler } from './types.ts';

/** Returns true for files that declare a component's own props: the kit's, and the variants of its recipes. */
const isOwn = (path: string) => /^(src|styled-system)\//.test(relative(root, path));

/** The inherited props that the table shows. An element has too many others. */
const elementProps = ['children', 'disabled'];
/** The same for an input, which has no content. */
const inputProps = ['disabled', 'aria-invalid', 'defaultValue', 'placeholder', 'readOnly', 'required'];

/** Returns a prop with the text of {@link sharedProps} if it has no docstring. */
const described = (prop: Prop): Prop => ({
  ...prop,
  description: prop.description.trim() || (sharedProps[prop.name] ?? ''),
});

function readComponent(checker: Checker, symbol: TypeSymbol): Prop[] | undefined {
  const members = parameterOf(checker, symbol);
  if (members === undefined) return undefined;
  const own = members.filter(({ declarations }) => declarations.some(({ path }) => isOwn(path)));
  const known = members.some(({ name }) => name === 'required') ? inputProps : elementProps;
  const inherited = members.filter((member) => known.includes(member.name) && !own.includes(member));
  return [...own, ...inherited].map((member) => described(readProp(checker, member)));
}

/** Reads the props of every component of the kit from its types, by `file#Name`. */
export const readProps = (): Record<string, readonly Prop[]> =>
  withCompiler((program, checker) => {
    const found: Record<string, readonly Prop[]> = {};
    for (const file of globSync(join(root, 'src/kit/*/*.tsx'), {
      exclude: [join(root, 'src/kit/**/*.stories.tsx')],
    })) {
      for (const symbol of exportsOf(program, checker, file)) {
        const component = /^[A-Z]/.test(symbol.name) ? readComponent(checker, symbol) : undefined;
        if (component) found[`${relative(root, file)}#${symbol.name}`] = component;
      }
    }
    return found;
  });
