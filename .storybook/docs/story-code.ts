import { codePrinter, type Imported, type ImportOf, isSpy, printTag } from './code-printer.ts';
import type { StoryComponent } from './story-component.ts';

/** Returns the lines that import names, one for each module. */
function importLines(imports: readonly Imported[]): string {
  const modules = Map.groupBy(imports, ({ from }) => from);
  const lines = [...modules].map(([from, parts]) => {
    const names = [...new Set(parts.map(({ name }) => name))].sort();
    return `import { ${names.join(', ')} } from '${from}';\n`;
  });
  return lines
    .sort((one, other) => one.slice(one.indexOf("'")).localeCompare(other.slice(other.indexOf("'"))))
    .join('');
}

/**
 * Returns the code of a component with the args of a story. It compiles where it is pasted. It has no args that only the story
 * has, no spies that a caller may leave out, and no default variants. What no code can stand for, e.g. a function of the story,
 * is declared with its type: who pastes the code has their own.
 */
export function codeOf(
  { imported, props, defaults }: StoryComponent,
  args: Readonly<Record<string, unknown>>,
  importOf: ImportOf,
): string {
  const found = new Set([imported]);
  const { printAttribute, printContent } = codePrinter((value) => {
    const one = importOf(value);
    if (one !== undefined) found.add(one);
    return one;
  });
  const declared: string[] = [];
  const declare = (arg: string): string => {
    declared.push(`declare const ${arg}: ComponentProps<typeof ${imported.name}>['${arg}'];\n`);
    return arg === 'children' ? '{children}' : `${arg}={${arg}}`;
  };
  const isShown = (arg: string, value: unknown) => {
    const prop = props.find(({ name }) => name === arg);
    if (value === undefined) return false;
    return prop === undefined
      ? arg.startsWith('aria-')
      : prop.required || !(isSpy(value) || value === defaults[arg]);
  };
  const shown = Object.entries(args).filter(([arg, value]) => isShown(arg, value));
  const missing = props.filter(({ name, required }) => required && args[name] === undefined);
  const attributes = [
    ...shown.map(([arg, value]) => [arg, printAttribute(arg, value)] as const),
    ...missing.map(({ name }) => [name, undefined] as const),
  ].flatMap(([arg, code]) => (arg === 'children' ? [] : [code ?? declare(arg)]));
  const text = printTag(imported.name, attributes, printContent(args['children']) ?? declare('children'));
  // A value that could not be printed as a whole may have parts that were found.
  const imports = [...found].filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
  const types = declared.length === 0 ? '' : "import type { ComponentProps } from 'react';\n";
  return `${importLines(imports)}${types}\n${declared.join('')}${declared.length > 0 ? '\n' : ''}${text};\n`;
}
