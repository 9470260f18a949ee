import { join } from 'node:path';
import {
  API,
  type Checker,
  type Program,
  SignatureKind,
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

/** Returns the exports of a file of the project. */
export function exportsOf(program: Program, checker: Checker, file: string): readonly TypeSymbol[] {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

/** Returns the members of a function's first parameter: props or options. Undefined if the symbol is not a function. */
export function parameterOf(checker: Checker, symbol: TypeSymbol): readonly TypeSymbol[] | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const [parameter] = signature?.getParameters() ?? [];
  const parameterType = parameter && checker.getTypeOfSymbol(parameter);
  // A generic builder has its options as the constraint of its parameter.
  const members = parameterType && (checker.getBaseConstraintOfType(parameterType) ?? parameterType);
  return signature && (members ? checker.getPropertiesOfType(members) : []);
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
