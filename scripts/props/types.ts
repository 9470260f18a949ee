import { fileURLToPath } from 'node:url';
import {
  API,
  type Checker,
  type Program,
  SymbolFlags,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';

/** One thing that a component or a declaration can be given. */
export interface Prop {
  readonly name: string;
  /** As the type is written, without the `undefined` that every optional prop takes. */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  /** The values of an enumerated prop. */
  readonly values: readonly string[];
}

/** Where the project is. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

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

/** What the types say of a member of an object that is given. */
export function readProp(checker: Checker, symbol: TypeSymbol): Prop {
  const type = expanded(checker, symbol);
  return {
    name: symbol.name,
    type,
    required: (symbol.flags & SymbolFlags.Optional) === 0,
    description: checker.getDocumentationCommentOfSymbol(symbol),
    values: isEnumeration(type) ? (cases(type).length > 0 ? cases(type) : type.split(' | ')) : [],
  };
}

/** Lets the compiler read the project, for as long as it takes to ask it. */
export function askCompiler<Answer>(ask: (program: Program, checker: Checker) => Answer): Answer {
  const api = new API({ cwd: root });
  try {
    const config = `${root}tsconfig.json`;
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`The compiler finds no project in ${config}.`);
    return ask(project.program, project.checker);
  } finally {
    api.close();
  }
}
