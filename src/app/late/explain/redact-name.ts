import { type Texts, textAt, textsIn } from '#schema/dictionary.ts';
import { hidden } from './redact-query.ts';

/** A text of the dictionary with placeholders for values. */
interface Template {
  readonly pattern: RegExp;
  readonly shown: string;
  /** The number of characters that are always the same. */
  readonly fixed: number;
}

const placeholder = /\{\{\w+\}\}/;
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function templateOf(text: string): Template {
  const parts = plain(text).split(placeholder);
  const literal = parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return {
    pattern: new RegExp(`^${literal.join('.+')}$`, 'u'),
    shown: parts.join(hidden),
    fixed: parts.join('').length,
  };
}

/**
 * Creates the function that returns what may be kept of a name on the page: a text of the dictionary, with `…` for its
 * values. Nothing else is kept, so the name of a person or an amount cannot be. The dictionary grows while the
 * product is used.
 */
export function createNameRedaction(dictionary: () => Texts): (name: string) => string | undefined {
  let read: Texts | undefined;
  let fixed = new Set<string>();
  let templates: readonly Template[] = [];

  function readDictionary() {
    const now = dictionary();
    if (now === read) return;
    read = now;
    const texts = textsIn(now).map(([path]) => textAt(now, path) ?? '');
    fixed = new Set(texts.filter((text) => !placeholder.test(text)).map(plain));
    templates = texts
      .filter((text) => placeholder.test(text))
      .map(templateOf)
      .filter((template) => /\p{L}/u.test(template.shown))
      .toSorted((one, other) => other.fixed - one.fixed);
  }

  return (name) => {
    readDictionary();
    const text = plain(name);
    if (fixed.has(text)) return text;
    return templates.find(({ pattern }) => pattern.test(text))?.shown;
  };
}
