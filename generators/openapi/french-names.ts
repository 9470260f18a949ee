import { sameWords } from '#fields/inference-hints.ts';
import { asPath } from '#generators/grammar/names.ts';
import { typographic } from '#generators/grammar/resource-spec.ts';
import { capital } from '#schema/names.ts';
import { firstText, member } from '#schema/objects.ts';
import { type Operation, operationsOf, type ServiceDocument } from './document.ts';
import type { Group } from './groups.ts';

const accents = /[àâçéèêëîïôùûœ]/i;
const frenchWord =
  /(?<![\p{L}])(au|aux|avec|cette?|dans|des|du|et|la|les?|liste|ou|par|pour|sur|un|une|vos|votre)(?![\p{L}])|[dl]’/iu;
const englishWord = /(?<!\p{L})(an?|and|are|by|for|from|get|is|list|of|or|the|this|to|with|your)(?!\p{L})/iu;

/** Returns the text of a member, in French typography; undefined for one that the dictionary could not hold as a name. */
function textOf(value: unknown, name: string): string | undefined {
  const text = firstText(member(value, name));
  const line = text === undefined ? '' : typographic(text.trim());
  return line === '' || line.length > 60 || /[{}$\n<>]/.test(line) ? undefined : line;
}

const isFrench = (text: string) => accents.test(text) || (frenchWord.test(text) && !englishWord.test(text));

/** Returns true if most sentences of a document are French: a word alone does not say its language. */
export function isFrenchDocument(document: ServiceDocument): boolean {
  const sentences = operationsOf(document)
    .flatMap(({ content }) => [member(content, 'summary'), member(content, 'description')])
    .filter((text) => typeof text === 'string');
  const french = sentences.filter(isFrench).length;
  return french > 0 && 2 * french > sentences.length;
}

/** Returns the French names of members by their schemas' titles. A title that only repeats its name may be in any language. */
export function frenchLabels(
  document: ServiceDocument,
  members: readonly { readonly name: string; readonly title?: string | undefined }[],
): ReadonlyMap<string, string> {
  const inFrench = isFrenchDocument(document);
  return new Map(
    members.flatMap((each) => {
      const title = textOf(each, 'title');
      const isUsable = title !== undefined && (isFrench(title) || (inFrench && !sameWords(title, each.name)));
      return isUsable ? [[each.name, capital(title)] as const] : [];
    }),
  );
}

/** What comes before the noun in the summary of a list: `Lister tous les …`, `Renvoie la liste des …`. */
const beforeMany =
  /^(?:\p{L}+\s+)?(?:(?:la|une)\s+)?(?:liste\s+)?(?:(?:de\s+)?(?:tous|toutes)\s+)?(?:(?:les|des)\s+|(?<=liste\s)d’)/iu;
const one = /(?<!\p{L})(une?)\s+(?:nouve(?:au|l|lle)\s+)?(\p{L}[\p{L}’ -]{0,40}\p{L})\.?$/iu;
/** What a summary says beside the name: how, for whom or where something is done. */
const afterName =
  /(?<=\p{L})\s+(?:par|pour|dans|selon|avec|depuis|via|d’une?|à partir|existante?s?)(?!\p{L}).*$/iu;

/** Returns the summary of a call up to the end of the name in it. */
const summaryOf = (content: unknown) => textOf(content, 'summary')?.replace(/\.$/, '').replace(afterName, '');

/** The French names of a resource: its plural, and its singular with the article. */
export interface FrenchNames {
  readonly many?: string | undefined;
  readonly one?: string | undefined;
}

const firstTag = ({ content }: Operation) => {
  const tags = member(content, 'tags');
  return textOf({ tag: Array.isArray(tags) ? tags[0] : undefined }, 'tag');
};

/** Returns the plural in the summary of a list, or else its tag, if no other list has that. */
function manyOf(inFrench: boolean, { list }: Group, groups: readonly Group[]): string | undefined {
  const summary = summaryOf(list.content);
  const start = summary === undefined || !isFrench(summary) ? undefined : beforeMany.exec(summary)?.[0];
  if (summary !== undefined && start !== undefined && start.length < summary.length)
    return capital(summary.slice(start.length));
  const tag = firstTag(list);
  const isOwn = groups.filter((group) => firstTag(group.list) === tag).length === 1;
  return tag !== undefined && isOwn && (isFrench(tag) || inFrench) ? capital(tag) : undefined;
}

/** Returns the singular in the summary of a call for one record: `Ajouter un livre`. */
function oneOf({ create, update, remove, one: read }: Group): string | undefined {
  const summaries = [create, update, remove, read].map((call) => summaryOf(call?.content));
  const found = summaries.flatMap((summary) =>
    (summary === undefined ? [] : (one.exec(summary) ?? [])).slice(1, 3),
  );
  const [article, noun] = found;
  return article === undefined || noun === undefined ? undefined : `${article.toLowerCase()} ${noun}`;
}

/**
 * Returns the French names that a document gives the resources of its groups. Two resources do not get the same plural,
 * nor one whose path is taken.
 */
export function frenchNames(
  document: ServiceDocument,
  groups: readonly Group[],
  isTaken: (path: string) => boolean,
): ReadonlyMap<Group, FrenchNames> {
  const inFrench = isFrenchDocument(document);
  const paths = new Set<string>();
  return new Map(
    groups.map((group) => {
      const found = manyOf(inFrench, group, groups);
      const path = found === undefined ? '' : asPath(found);
      const isFree = path !== '' && !paths.has(path) && !isTaken(path);
      paths.add(path);
      return [group, { many: isFree ? found : undefined, one: oneOf(group) }];
    }),
  );
}
