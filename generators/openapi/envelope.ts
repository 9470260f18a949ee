import { sameWords, wordsOfName } from '#fields/inference-hints.ts';
import { type FlatSchema, flatten } from '#generators/inference/json-schema.ts';
import { isObject } from '#schema/objects.ts';
import type { Located, ServiceDocument } from './document.ts';

/** The records that a response lists. */
export interface FoundList {
  readonly items: Located;
  /** The members around them, the outermost first. */
  readonly received: readonly string[];
  /** The name of the array, if it says what the records are. */
  readonly member?: string | undefined;
  /** The name of their schema, if it has one. */
  readonly schema?: string | undefined;
}

const usualNames = 'data items results content records entries list values rows objects hits elements'.split(
  ' ',
);

/** A record, and the members around it. */
export interface FoundRecord extends Located {
  readonly around: readonly string[];
}

/** Returns how a list is sent: `[…]` or `{ teams: […] }`. */
export const envelopeOf = ({ received }: FoundList): string =>
  received.reduceRight((inner, name) => `{ ${name}: ${inner} }`, '[…]');

/** The words of members that say where in a list a page is, or how the call went. */
const aboutCall =
  /^(total|totals|count|page|pages|limit|offset|next|prev|previous|more|cursor|meta|metadata|link|links|url|uri|size|first|last|start|end|object|has|pagination|status|success|message|messages|self|error|errors|warnings|code|query|took|timestamp|since|until)$/;

const isAboutCall = (name: string) => wordsOfName(name).some((word) => aboutCall.test(word));

const propertiesOf = ({ schema }: FlatSchema) => (isObject(schema['properties']) ? schema['properties'] : {});

/** Returns the records that the schema of an array holds; undefined if they have no members. */
function itemsOf(document: ServiceDocument, flat: FlatSchema, where: string) {
  if (flat.schema['items'] === undefined) return undefined;
  const items = { schema: flat.schema['items'], where: `${where}/items` };
  const item = flatten(document, items.schema, items.where);
  return Object.keys(propertiesOf(item)).length === 0 ? undefined : { items, schema: item.name };
}

/**
 * Returns the list in a response: an array of objects, or an object with one. `noun` is the last word of the path, which often
 * names the array. An object with an `id` is a record that has a list.
 */
export function listIn(
  document: ServiceDocument,
  { schema, where }: Located,
  noun: string,
): FoundList | undefined {
  const flat = flatten(document, schema, where);
  const bare = itemsOf(document, flat, where);
  if (bare !== undefined) return { ...bare, received: [] };
  const properties = propertiesOf(flat);
  if (Object.hasOwn(properties, 'id')) return undefined;
  const lists = Object.entries(properties).flatMap(([name, value]) => {
    const found = itemsOf(document, flatten(document, value, `${where}/${name}`), `${where}/${name}`);
    return found === undefined ? [] : [{ name, found }];
  });
  const named =
    lists.find(({ name }) => sameWords(name, noun)) ?? lists.find(({ name }) => usualNames.includes(name));
  const onlyOne =
    lists.length === 1 &&
    Object.keys(properties).every((name) => name === lists[0]?.name || isAboutCall(name));
  const { name, found } = named ?? (onlyOne ? lists[0] : undefined) ?? {};
  if (name !== undefined && found !== undefined)
    return {
      ...found,
      received: [name],
      member: usualNames.includes(name) ? undefined : name,
    };
  const { data } = properties;
  const inner =
    data === undefined ? undefined : listIn(document, { schema: data, where: `${where}/data` }, noun);
  return inner && { ...inner, received: ['data', ...inner.received] };
}

/** Returns the record in a response or in a request: the object itself, or the one object in it. */
export function recordIn(document: ServiceDocument, located: Located): FoundRecord | undefined {
  const flat = flatten(document, located.schema, located.where);
  const properties = Object.entries(propertiesOf(flat));
  if (properties.length === 0) return undefined;
  const bare = { ...located, around: [] };
  if (properties.some(([name]) => name === 'id')) return bare;
  const objects = properties.filter(([name, value]) => {
    const inner = flatten(document, value, `${located.where}/${name}`);
    return Object.keys(propertiesOf(inner)).length > 0;
  });
  const [only] = objects;
  const isWrapped =
    objects.length === 1 && properties.every(([name]) => name === only?.[0] || isAboutCall(name));
  return only !== undefined && isWrapped
    ? { schema: only[1], where: `${located.where}/${only[0]}`, around: [only[0]] }
    : bare;
}

const isCount = (name: string) =>
  /^(total|count|(total|count)(count|items|results|records|elements|rows|total|entries|size))$/.test(
    wordsOfName(name).join(''),
  );

/** Returns true if the schema of a member accepts numbers only. */
export const isNumber = (document: ServiceDocument, schema: unknown, where: string): boolean =>
  /^(integer|number)$/.test(String(flatten(document, schema, where).schema['type']));

/** Returns true if a number may also be that of the records in the response. */
export const isVague = (name: string): boolean => wordsOfName(name).join('') === 'count';

/** The names that count all records come first, and a mere `count` comes last. */
const rankOf = (name: string) => (wordsOfName(name)[0] === 'total' ? 0 : isVague(name) ? 2 : 1);

/** Returns the members that lead to the number of all records of a list: of the response, or of an object in it. */
export function totalIn(
  document: ServiceDocument,
  { schema, where }: Located,
  { received }: FoundList,
): readonly string[] | undefined {
  const propertiesAt = (value: unknown, at: string) =>
    Object.entries(propertiesOf(flatten(document, value, at)));
  const countsIn = (properties: readonly [string, unknown][]) =>
    properties.filter(([name, value]) => isCount(name) && isNumber(document, value, where));
  if (received.length === 0) return undefined;
  const properties = propertiesAt(schema, where);
  const counts = [
    ...countsIn(properties).map(([name]) => ({ name, path: [name] })),
    // The list itself has no members.
    ...properties.flatMap(([outer, value]) =>
      countsIn(propertiesAt(value, `${where}/${outer}`)).map(([name]) => ({ name, path: [outer, name] })),
    ),
  ];
  return counts.toSorted((left, right) => rankOf(left.name) - rankOf(right.name))[0]?.path;
}
