import { type Texts, textsIn } from '#schema/dictionary.ts';
import { findInCode, isSpecifier, type Node, nameOf, textOf } from './syntax.ts';
import type { Tree, Violation } from './tree.ts';

const accents = /[àâäçéèêëîïôöùûüÿœæ]/i;
const french =
  /(^|[^\p{L}])(aucun|aucune|avec|cette|dans|des|est|êtes|etes|les|nous|pas|pour|sont|une|veuillez|votre|vos|vous)($|[^\p{L}])/iu;
const sentence = /\p{L}+\s+\p{L}+/u;

/** Attributes that users read or hear. */
const visible = new Set(
  'alt aria-description aria-label aria-roledescription label placeholder title'.split(' '),
);

/** The product's code, except for the module that writes French dates. */
const files = /^src\/(?!lib\/dates\/).*\.tsx?$/;

const isFrench = (text: string) => accents.test(text) || (sentence.test(text) && french.test(text));

/** Finds texts that belong in the dictionary: French, a text that the dictionary has, an attribute that users read. */
export function findLiteralTexts(tree: Tree, dictionary: Texts): Violation[] {
  const known = new Set(textsIn(dictionary).flatMap(([, text]) => (/\p{L}/u.test(text) ? [text] : [])));
  return findInCode(tree, files, (node, above) => {
    const literal = textOf(node);
    if (literal === undefined || isSpecifier(above) || isTypeLiteral(above)) return undefined;
    const why = reasonAgainst(literal, above, known);
    return why && `has “${literal}”: ${why}`;
  });
}

const isTypeLiteral = (above: readonly Node[]) => above[0]?.type === 'TSLiteralType';

function reasonAgainst(text: string, above: readonly Node[], known: ReadonlySet<string>): string | undefined {
  if (isFrench(text)) return 'French belongs to locales/fr.json';
  if (known.has(text) && !isKey(above)) return 'this text is in locales/fr.json';
  const attribute = above.find((node) => node.type === 'JSXAttribute');
  const name = attribute === undefined ? undefined : nameOf(attribute['name']);
  const isValue = above[0]?.type === 'JSXAttribute' || above[0]?.type === 'JSXExpressionContainer';
  if (isValue && name !== undefined && visible.has(name) && /\p{L}/u.test(text))
    return 'what users read or hear comes from the dictionary';
  return undefined;
}

const isKey = (above: readonly Node[]) => above[0]?.type === 'MemberExpression';
