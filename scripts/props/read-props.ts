import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  API,
  type Checker,
  SignatureKind,
  SymbolFlags,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';

/** One thing that a component can be given. */
export interface Prop {
  readonly name: string;
  /** As the type is written, without the `undefined` that every optional prop takes. */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  /** The values of an enumerated prop. */
  readonly values: readonly string[];
}

/** What a component is, by its docstring, and what it takes. */
export interface ComponentProps {
  readonly description: string;
  readonly props: readonly Prop[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where a component's own props are declared: the kit's files and the variants that its recipes give it. */
const isOwn = (path: string) => path.startsWith(`${root}src/`) || path.startsWith(`${root}styled-system/`);

/** What a component may be given of the element that it is, and which people who design with it ask about. */
const ofElements = ['children', 'disabled'];
const ofEntries = [...ofElements, 'aria-invalid', 'defaultValue', 'placeholder', 'readOnly', 'required'];

const cases = (type: string) => [...type.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value);
const isEnumeration = (type: string) => /^("[^"]*"|\d+)( \| ("[^"]*"|\d+))*$/.test(type);

/** The union behind a name, e.g. `ChartShape`: printed alone, the name says nothing about its cases. */
const expanded = (checker: Checker, symbol: TypeSymbol): string => {
  const type = checker.getTypeOfSymbol(symbol);
  if (type === undefined) return '';
  const named = checker.typeToString(type);
  const parts = 'getTypes' in type && typeof type.getTypes === 'function' ? type.getTypes() : undefined;
  const words = Array.isArray(parts) ? parts.map((part) => checker.typeToString(part)) : [];
  const union = words.filter((word) => word !== 'undefined').join(' | ');
  return isEnumeration(union) ? union : named.replace(/ \| undefined$/, '');
};

function readProp(checker: Checker, symbol: TypeSymbol): Prop {
  const type = expanded(checker, symbol);
  return {
    name: symbol.name,
    type,
    required: (symbol.flags & SymbolFlags.Optional) === 0,
    description: checker.getDocumentationCommentOfSymbol(symbol),
    values: isEnumeration(type) ? (cases(type).length > 0 ? cases(type) : type.split(' | ')) : [],
  };
}

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
export function readProps(): Record<string, ComponentProps> {
  const api = new API({ cwd: root });
  try {
    const config = `${root}tsconfig.json`;
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const found: Record<string, ComponentProps> = {};
    if (project === undefined) return found;
    const { program, checker } = project;
    for (const file of globSync(`${root}src/kit/*/*.tsx`, { exclude: [`${root}src/kit/**/*.stories.tsx`] })) {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      for (const symbol of module ? checker.getExportsOfModule(module) : []) {
        const component = /^[A-Z]/.test(symbol.name) ? readComponent(checker, symbol) : undefined;
        if (component) found[`${relative(root, file)}#${symbol.name}`] = component;
      }
    }
    return found;
  } finally {
    api.close();
  }
}
