import { isObject, member } from '#schema/objects.ts';
import { responseSchema } from './check-response.ts';
import type { ContractCall, JsonSchema } from './contract-call.ts';
import { hidden, type PseudonymOf } from './redact-query.ts';
import { declaredValues, itemsOf, membersOf } from './schema-parts.ts';

/** The most records of a list that are kept. */
export const maxItems = 20;

/** Returns the names of the members that identify records: `id`, and those that a path names. */
const idNames = (calls: readonly ContractCall[]): ReadonlySet<string> =>
  new Set([
    'id',
    ...calls.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
  ]);

/**
 * Creates the function that returns what may be kept of the body of a response: its shape, choices that the contract
 * names, flags, the number of records, and pseudonyms instead of ids. Any other value is `…`; members that are not
 * declared are left out. Of a refusal, the code is kept.
 */
export function createBodyRedaction(calls: readonly ContractCall[], pseudonymOf: PseudonymOf) {
  const ids = idNames(calls);

  function redact(schema: JsonSchema, value: unknown, name: string): unknown {
    if (value === null || typeof value === 'boolean') return value;
    if (Array.isArray(value)) {
      const items = itemsOf(schema);
      return items === undefined ? [] : value.slice(0, maxItems).map((each) => redact(items, each, ''));
    }
    if (isObject(value))
      return Object.fromEntries(
        membersOf(schema)
          .filter(([each]) => value[each] !== undefined)
          .map(([each, inner]) => [each, redact(inner, value[each], each)]),
      );
    if (ids.has(name)) return pseudonymOf(String(value));
    return declaredValues(schema).includes(value) ? value : hidden;
  }

  return (declared: ContractCall, status: number, body: unknown): unknown => {
    if (body === undefined) return undefined;
    if (status >= 400) {
      const code = member(body, 'code');
      return typeof code === 'string' && /^E_[A-Z_]{1,40}$/.test(code) ? { code } : {};
    }
    const kept = redact(responseSchema(declared), body, '');
    const [data, total] = [member(kept, 'data'), member(member(body, 'data'), 'total')];
    return declared.envelope === 'paginated' && isObject(data) && typeof total === 'number'
      ? { data: { ...data, total } }
      : kept;
  };
}
