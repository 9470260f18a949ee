import { join } from 'node:path';
import {
  API,
  type Checker,
  type Program,
  SymbolFlags,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import { root } from '#scripts/root.ts';

/** A prop of a component, or an option of a builder. */
export interface Prop {
  readonly name: string;
  /** The type as it is written, without the `undefined` of an optional prop. */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  /** The values of an enumerated prop. */
  readonly values: readonly string[];
}

const cases = (type: string) => [...type.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value);
const isEnumeration = (type: string) => /^("[^"]*"|\d+)( \| ("[^"]*"|\d+))*$/.test(type);

/** Prints a type; of a named union such as `ChartShape`, its values. */
const expanded = (checker: Checker, symbol: TypeSymbol): string => {
  const type = checker.getTypeOfSymbol(symbol);
  if (type === undefined) return '';
  const named = checker.typeToString(type);
  const parts = 'getTypes' in type && typeof type.getTypes === 'function' ? type.getTypes() : undefined;
  const members = Array.isArray(parts) ? parts.map((part) => checker.typeToString(part)) : [];
  const union = members.filter((member) => member !== 'undefined').join(' | ');
  return isEnumeration(union) ? union : named.replace(/ \| undefined$/, '');
};

/** Reads a member of the type of props or options. */
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

/** Starts the compiler on the project, for one reading. */
export function withCompiler<Result>(read: (program: Program, checker: Checker) => Result): Result {
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'tsconfig.json');
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`The compiler finds no project in ${config}.`);
    return read(project.program, project.checker);
  } finally {
    api.close();
  }
}
