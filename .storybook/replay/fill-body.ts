import { responseSchema } from '#app/late/explain/check-response.ts';
import type { ContractCall, JsonSchema } from '#app/late/explain/contract-call.ts';
import { hidden } from '#app/late/explain/redact-query.ts';
import { declaredValues, formatOf, itemsOf, membersOf, typesOf } from '#app/late/explain/schema-parts.ts';
import { isObject } from '#schema/objects.ts';

/** The substitute for a hidden time. */
const hiddenTime = '2000-01-01T12:00:00.000Z';

/**
 * Returns a body that the screens can show: hidden values of a redacted body, and missing ones that are required, are
 * replaced. Without a body, all values are made up.
 */
export const fillBody = (declared: ContractCall, body?: unknown): unknown =>
  fill(responseSchema(declared), body);

function fill(schema: JsonSchema, value: unknown): unknown {
  if (value === undefined) return madeUp(schema);
  if (value === hidden) return substitute(schema);
  const items = itemsOf(schema);
  if (Array.isArray(value)) return items === undefined ? [] : value.map((each) => fill(items, each));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    membersOf(schema).flatMap(([name, inner]) =>
      value[name] === undefined && !schema.required?.includes(name) ? [] : [[name, fill(inner, value[name])]],
    ),
  );
}

/** Returns a made-up value for a value that was not recorded. */
function madeUp(schema: JsonSchema): unknown {
  const types = typesOf(schema);
  const [declared] = declaredValues(schema);
  if (declared !== undefined) return declared;
  if (types.length === 0 || types.includes('null')) return null;
  if (types.includes('object')) return fill(schema, {});
  if (types.includes('array')) return [];
  return types.includes('boolean') ? false : substitute(schema);
}

/** Returns the substitute for a hidden value of a type. */
function substitute(schema: JsonSchema): unknown {
  const types = typesOf(schema);
  if (types.includes('number') || types.includes('integer')) return 0;
  const format = formatOf(schema);
  if (format === 'date-time') return hiddenTime;
  return format === 'date' ? hiddenTime.slice(0, 10) : hidden;
}

/** Returns the names of the members that were hidden, each once. */
export function hiddenMembers(body: unknown): string[] {
  const names = new Set<string>();
  const walk = (value: unknown, name: string): void => {
    if (value === hidden) names.add(name);
    else if (Array.isArray(value)) for (const each of value) walk(each, name);
    else if (isObject(value)) for (const [member, each] of Object.entries(value)) walk(each, member);
  };
  walk(body, '');
  return [...names];
}
