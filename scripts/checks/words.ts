import { isSpecifier, lineAt, type Node, nameOf, textOf, walk } from './syntax.ts';
import { isRehearsal, type Tree, type Violation } from './tree.ts';

/** Every text of a dictionary. */
export function textsOf(dictionary: unknown): string[] {
  if (typeof dictionary === 'string') return [dictionary];
  return typeof dictionary === 'object' && dictionary !== null
    ? Object.values(dictionary).flatMap(textsOf)
    : [];
}

const accents = /[àâäçéèêëîïôöùûüÿœæ]/i;
const french =
  /(^|[^\p{L}])(aucun|aucune|avec|cette|dans|des|est|êtes|etes|les|nous|pas|pour|sont|une|veuillez|votre|vos|vous)($|[^\p{L}])/iu;
const sentence = /\p{L}+\s+\p{L}+/u;

/** Attributes that people read or hear. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);

/** How French dates are written is what this room is for. */
const isDates = (path: string) => path.startsWith('src/lib/dates/');

const isFrench = (text: string) => accents.test(text) || (sentence.test(text) && french.test(text));

/** Words belong to the dictionary: no French in the code, no text of the dictionary said twice, no spoken literal. */
export function findWords(tree: Tree, dictionary: unknown): Violation[] {
  const known = new Set(textsOf(dictionary).filter((text) => /\p{L}/u.test(text)));
  const violations: Violation[] = [];
  for (const [path, text] of tree) {
    if (!/^src\/.*\.tsx?$/.test(path) || isRehearsal(path) || isDates(path)) continue;
    walk(path, text, (node, above) => {
      const said = textOf(node);
      if (said === undefined || isSpecifier(above) || isTypeLiteral(above)) return;
      const why = reasonAgainst(said, above, known);
      if (why !== undefined) violations.push(`${path}:${lineAt(text, node.start)} says “${said}”: ${why}`);
    });
  }
  return violations;
}

const isTypeLiteral = (above: readonly Node[]) => above[0]?.type === 'TSLiteralType';

function reasonAgainst(said: string, above: readonly Node[], known: ReadonlySet<string>): string | undefined {
  if (isFrench(said)) return 'French belongs to locales/fr.json';
  if (known.has(said) && !isKey(above)) return 'this text is in locales/fr.json';
  const attribute = above.find((node) => node.type === 'JSXAttribute');
  const name = attribute === undefined ? undefined : nameOf(attribute['name']);
  const literal = above[0]?.type === 'JSXAttribute' || above[0]?.type === 'JSXExpressionContainer';
  if (literal && name !== undefined && spoken.has(name) && /\p{L}/u.test(said))
    return 'what people read or hear comes from the dictionary';
  return undefined;
}

const isKey = (above: readonly Node[]) => above[0]?.type === 'MemberExpression';
