import { parseModule } from 'magicast';
import { isObject, type JsonObject, member } from '#schema/objects.ts';

const objectsIn = (list: unknown): JsonObject[] => (Array.isArray(list) ? list.filter(isObject) : []);

/** Returns the name of a member of an object literal. */
const keyOf = ({ key }: JsonObject) => String(member(key, 'name') ?? member(key, 'value'));

const membersOf = (code: unknown) =>
  objectsIn(member(code, 'properties')).map((each) => [keyOf(each), literal(each['value'])] as const);

/** Returns the value of a literal: of objects and lists, too. Any other code is undefined. */
function literal(code: unknown): unknown {
  const type = member(code, 'type');
  if (type === 'UnaryExpression') return -Number(literal(member(code, 'argument')));
  if (type === 'ArrayExpression') return objectsIn(member(code, 'elements')).map(literal);
  if (type === 'ObjectExpression') return Object.fromEntries(membersOf(code));
  return member(code, 'value');
}

/**
 * Returns the options with which a descriptor declares a field, by their names; undefined for a field that is not a call with
 * an object. An option that is no literal is undefined.
 */
export function declaredOptions(
  descriptor: string,
  resource: string,
  field: string,
): ReadonlyMap<string, unknown> | undefined {
  const call: unknown = parseModule(descriptor).exports[resource]?.$args?.[1]?.fields?.[field]?.$ast;
  const [options] = objectsIn(member(call, 'arguments'));
  if (member(call, 'type') !== 'CallExpression') return undefined;
  return options === undefined || options['type'] === 'ObjectExpression'
    ? new Map(membersOf(options))
    : undefined;
}
