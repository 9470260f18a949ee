import { Fragment, isValidElement, type ReactElement } from 'react';

/** What code imports: its name and the module. */
export interface Imported {
  readonly name: string;
  readonly from: string;
}

/** Code, with what it imports. */
export interface Code {
  readonly text: string;
  readonly imports: readonly Imported[];
}

/** Returns what a component or an icon is imported as. */
export type ImportOf = (value: unknown) => Imported | undefined;

/** The longest line of code. */
const width = 80;

/** Returns true for a function of `storybook/test` that only records its calls. */
export const isSpy = (value: unknown): boolean => typeof value === 'function' && 'mock' in value;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const quote = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');
const isShort = (text: string) => text.length <= width && !text.includes('\n');

/** Joins parts on one line if they are short, else one a line. */
function joined(begin: string, parts: readonly Code[], end: string): Code {
  const texts = parts.map(({ text }) => text);
  const line = `${begin}${texts.join(', ')}${end}`;
  const text = isShort(line) ? line : `${begin.trim()}\n${indented(texts.join(',\n'))},\n${end.trim()}`;
  return { text, imports: parts.flatMap(({ imports }) => imports) };
}

const plain = (text: string): Code => ({ text, imports: [] });

/** Returns the parts unless one of them is missing. */
const all = (parts: readonly (Code | undefined)[]) => {
  const found = parts.filter((part) => part !== undefined);
  return found.length === parts.length ? found : undefined;
};

/** Prints an element with attributes and content. */
export function printTag(name: string, attributes: readonly Code[], content: Code): Code {
  const texts = attributes.map(({ text }) => text);
  const line = [`<${name}`, ...texts].join(' ');
  const head = isShort(line) ? line : `<${name}\n${indented(texts.join('\n'))}\n`;
  const whole = `${line}>${content.text}</${name}>`;
  const closed = isShort(line) ? `${line} />` : `${head}/>`;
  const opened = isShort(whole) ? whole : `${head}>\n${indented(content.text)}\n</${name}>`;
  return {
    text: content.text === '' ? closed : opened,
    imports: [...attributes, content].flatMap(({ imports }) => imports),
  };
}

/**
 * Returns functions that print values as code. They return undefined for a value that no code can stand for, e.g. a function:
 * a built Storybook does not have its source.
 */
export function codePrinter(importOf: ImportOf) {
  function printElement({ type, props }: ReactElement): Code | undefined {
    const { children, ...others } = Object.assign({ children: undefined }, props);
    const imported = importOf(type);
    const name = typeof type === 'string' ? type : type === Fragment ? '' : imported?.name;
    const attributes = Object.entries(others)
      .filter(([, value]) => value !== undefined && !isSpy(value))
      .map(([attribute, value]) => printAttribute(attribute, value));
    const parts = all(attributes);
    const content = printContent(children);
    if (name === undefined || parts === undefined || content === undefined) return undefined;
    const { text, imports } = printTag(name, parts, content);
    return { text, imports: imported === undefined ? imports : [imported, ...imports] };
  }

  function printValue(value: unknown): Code | undefined {
    const imported = importOf(value);
    if (imported !== undefined) return { text: imported.name, imports: [imported] };
    if (typeof value === 'string') return plain(quote(value));
    if (isSpy(value)) return plain('() => undefined');
    if (value === null || ['number', 'boolean', 'undefined'].includes(typeof value))
      return plain(String(value));
    if (isValidElement(value)) return printElement(value);
    if (Array.isArray(value)) {
      const parts = all(value.map(printValue));
      return parts && joined('[', parts, ']');
    }
    if (!isRecord(value)) return undefined;
    const members = Object.entries(value).filter(([, each]) => each !== undefined);
    const parts = all(
      members.map(([key, each]) => {
        const code = printValue(each);
        const name = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : quote(key);
        return code && { ...code, text: `${name}: ${code.text}` };
      }),
    );
    return parts && (parts.length === 0 ? plain('{}') : joined('{ ', parts, ' }'));
  }

  function printAttribute(name: string, value: unknown): Code | undefined {
    if (value === true) return plain(name);
    if (typeof value === 'string' && !/["\n\\&]/.test(value)) return plain(`${name}="${value}"`);
    const code = printValue(value);
    return code && { ...code, text: `${name}={${code.text}}` };
  }

  /** Prints what stands between the tags of an element. */
  function printContent(value: unknown): Code | undefined {
    if (value === undefined || value === null || typeof value === 'boolean') return plain('');
    if (typeof value === 'string' && !/[{}<>&\n\\]|^\s|\s$/.test(value)) return plain(value);
    if (isValidElement(value)) return printElement(value);
    if (Array.isArray(value)) {
      const parts = all(value.map(printContent));
      return (
        parts && {
          text: parts.map(({ text }) => text).join('\n'),
          imports: parts.flatMap(({ imports }) => imports),
        }
      );
    }
    const code = printValue(value);
    return code && { ...code, text: `{${code.text}}` };
  }

  return { printAttribute, printContent };
}
