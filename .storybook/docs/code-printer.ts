import { Fragment, isValidElement, type ReactElement } from 'react';

/** What code imports: its name and the module. */
export interface Imported {
  readonly name: string;
  readonly from: string;
}

/** Returns what a component or an icon is imported as. */
export type ImportOf = (value: unknown) => Imported | undefined;

/** The characters that fit on one line. */
const width = 80;

/** Returns true for a function of `storybook/test` that only records its calls. */
export const isSpy = (value: unknown): boolean => typeof value === 'function' && 'mock' in value;

const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const quote = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');
const isShort = (text: string) => text.length <= width && !text.includes('\n');

/** Joins parts on one line if they are short, else one a line. */
function joined(begin: string, parts: readonly string[], end: string): string {
  const line = `${begin}${parts.join(', ')}${end}`;
  return isShort(line) ? line : `${begin.trim()}\n${indented(parts.join(',\n'))},\n${end.trim()}`;
}

/** Returns the parts; undefined if one of them is missing. */
const all = (parts: readonly (string | undefined)[]) => {
  const found = parts.filter((part) => part !== undefined);
  return found.length === parts.length ? found : undefined;
};

/** Prints an element with attributes and content. */
export function printTag(name: string, attributes: readonly string[], content: string): string {
  const line = [`<${name}`, ...attributes].join(' ');
  const head = isShort(line) ? line : `<${name}\n${indented(attributes.join('\n'))}\n`;
  if (content === '') return isShort(line) ? `${line} />` : `${head}/>`;
  const whole = `${line}>${content}</${name}>`;
  return isShort(whole) ? whole : `${head}>\n${indented(content)}\n</${name}>`;
}

/**
 * Returns functions that print values as code. They return undefined for a value that no code can stand for, e.g. a function:
 * a built Storybook does not have its source.
 */
export function codePrinter(importOf: ImportOf) {
  function printElement({ type, props }: ReactElement): string | undefined {
    const { children, ...others } = Object.assign({ children: undefined }, props);
    const name = typeof type === 'string' ? type : type === Fragment ? '' : importOf(type)?.name;
    const shown = Object.entries(others).filter(([, value]) => value !== undefined && !isSpy(value));
    const attributes = all(shown.map(([attribute, value]) => printAttribute(attribute, value)));
    const content = printContent(children);
    if (name === undefined || attributes === undefined || content === undefined) return undefined;
    return printTag(name, attributes, content);
  }

  function printValue(value: unknown): string | undefined {
    const imported = importOf(value);
    if (imported !== undefined) return imported.name;
    if (typeof value === 'string') return quote(value);
    if (isSpy(value)) return '() => undefined';
    if (value === null || ['number', 'boolean', 'undefined'].includes(typeof value)) return String(value);
    if (isValidElement(value)) return printElement(value);
    if (Array.isArray(value)) {
      const items = all(value.map(printValue));
      return items && joined('[', items, ']');
    }
    if (!isPlainObject(value)) return undefined;
    const members = all(
      Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => {
          const code = printValue(each);
          return code && `${/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : quote(key)}: ${code}`;
        }),
    );
    return members && (members.length === 0 ? '{}' : joined('{ ', members, ' }'));
  }

  function printAttribute(name: string, value: unknown): string | undefined {
    if (value === true) return name;
    if (typeof value === 'string' && !/["\n\\&]/.test(value)) return `${name}="${value}"`;
    const code = printValue(value);
    return code && `${name}={${code}}`;
  }

  /** Prints what stands between the tags of an element. */
  function printContent(value: unknown): string | undefined {
    if (value === undefined || value === null || typeof value === 'boolean') return '';
    if (typeof value === 'string' && !/[{}<>&\n\\]|^\s|\s$/.test(value)) return value;
    if (isValidElement(value)) return printElement(value);
    if (Array.isArray(value)) return all(value.map(printContent))?.join('\n');
    const code = printValue(value);
    return code && `{${code}}`;
  }

  return { printAttribute, printContent };
}
