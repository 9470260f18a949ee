import type { Query } from '#lib/api/address.ts';
import { passes } from '#schema/filtered-records.ts';
import { type FilterParameter, filterParameters } from '#schema/filters.ts';
import { isObject, type JsonObject, member } from '#schema/objects.ts';
import type { Resource } from '#schema/resource.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { confirmed, mismatch } from './mismatch.ts';
import { type Contents, checkResponse, statedTotal } from './responses.ts';
import type { Check } from './session.ts';

const limit = 50;
const unknownValue = 'contract-check';

/** Checks that each declared filter of the lists lets only matching records through, and refuses unknown values. */
export async function checkFilters(check: Check, resources: readonly Resource[]): Promise<void> {
  for (const resource of resources) {
    const list = check.operations.find(({ id }) => id === `${resource.name}.list`);
    const parameters = filterParameters(resource);
    if (list === undefined || parameters.length === 0) continue;
    const all = await read(check, list, {});
    if (all === undefined) continue;
    for (const parameter of parameters) {
      for (const name of parameter.members) await checkFilter(check, list, parameter, name, all);
      if (parameter.many) await checkSeveralValues(check, list, parameter, all);
      await checkUnknownValue(check, list, parameter);
    }
  }
}

async function read({ api, findings }: Check, list: Operation, query: Query) {
  const response = await api.request(list, { query: { page: 1, limit, ...query } });
  return checkResponse(findings, list, response, Object.keys(query));
}

/** Reads the list with a member's value in one of its records: if possible, one that must leave other records out. */
async function checkFilter(
  check: Check,
  list: Operation,
  parameter: FilterParameter,
  name: string,
  all: Contents,
) {
  const values = all.records.flatMap((record) => valueIn(parameter, name, record));
  const leavesOut = (each: string) => all.records.some((record) => !passes(parameter, record, [each]));
  const value = values.find(leavesOut) ?? values[0];
  if (value === undefined) return;
  const found = await confirmed(async (isAgain) => {
    const listed = isAgain ? await read(check, list, {}) : all;
    const filtered = await read(check, list, { [parameter.name]: value });
    return listed && filtered ? filterMismatches(parameter, value, listed, filtered) : [];
  });
  check.findings.addMismatches(list, found);
}

/** Returns what is wrong with the records that pass a value of a filter, and with their total. */
function filterMismatches(parameter: FilterParameter, value: string, all: Contents, found: Contents) {
  const field = `filtered by ${parameter.name}`;
  const others = found.records.filter((record) => !passes(parameter, record, [value])).length;
  const matching = all.records.filter((record) => passes(parameter, record, [value])).length;
  const isWhole = all.total === all.records.length;
  const isStated = [all, found].every((each) => statedTotal(each) !== undefined);
  const isCounted =
    !isStated ||
    ((isWhole ? found.total === matching : found.total >= matching && found.total <= all.total) &&
      (found.total > limit || found.total === found.records.length));
  return [
    ...(others > 0 ? [mismatch('envelope', field, 'only matching records', `${others} others`)] : []),
    ...(isCounted ? [] : [mismatch('envelope', field, 'the total of matching records', 'another total')]),
  ];
}

/** Checks that two values of a filter let more records through than each of them. */
async function checkSeveralValues(check: Check, list: Operation, parameter: FilterParameter, all: Contents) {
  const { name, filter } = parameter;
  const [first] = all.records.flatMap((record) => valueIn(parameter, filter, record));
  if (first === undefined) return;
  const others = all.records.filter((record) => !passes(parameter, record, [first]));
  const [second] = others.flatMap((record) => valueIn(parameter, filter, record));
  // A record with several values may have both: only one that has the first alone makes the total larger.
  const isAlone = all.records.some(
    (record) => passes(parameter, record, [first]) && !passes(parameter, record, [second ?? first]),
  );
  if (second === undefined || !isAlone) return;
  const values = [first, second];
  const field = `filtered by ${name}`;
  const found = await confirmed(async () => {
    const one = await read(check, list, { [name]: first });
    const other = await read(check, list, { [name]: second });
    const both = await read(check, list, { [name]: values });
    if (one === undefined || other === undefined || both === undefined) return [];
    // A service that counts only in part, or not at all, has the same total for all three.
    const isCounted = [one, other, both].every((each) => statedTotal(each) !== undefined);
    const isRight =
      (!isCounted || both.total > Math.max(one.total, other.total)) &&
      both.records.every((record) => passes(parameter, record, values));
    return isRight ? [] : [mismatch('envelope', field, 'the records with one of two values', 'others')];
  });
  check.findings.addMismatches(list, found);
}

/** Returns a value of the filter that lets the record through by one of its members, unless its bound excludes it. */
function valueIn(
  { field, bound, choices, kind }: FilterParameter,
  name: string,
  record: JsonObject,
): string[] {
  const stored = member(record, name);
  const [part] = Array.isArray(stored) ? stored : [stored];
  if (kind === 'presence') return [part === undefined || part === null ? 'none' : 'some'];
  const ends = field?.ends?.(part);
  const day = bound === '_to' ? ends?.[0] : ends?.[1];
  const value = day ?? field?.chosen?.(part) ?? (isObject(part) ? member(part, 'id') : part);
  if (value === undefined || value === null || value === '') return [];
  const text = String(value);
  const isKnown = choices
    ? choices.includes(text)
    : bound === undefined || field?.record.safeParse(stored).success;
  return isKnown ? [text] : [];
}

/** Checks the refusal of an unknown value. Only the service knows which ids it has. */
async function checkUnknownValue({ api, findings }: Check, list: Operation, parameter: FilterParameter) {
  const { name, choices, bound } = parameter;
  if (choices === undefined && bound === undefined) return;
  const { status, body } = await api.request(list, { query: { page: 1, limit, [name]: unknownValue } });
  const isNamed = member(member(body, 'errors'), name) !== undefined;
  const found = status === 422 ? 'no error of this name' : String(status);
  const different = mismatch('status', `with an unknown ${name}`, `422 and errors.${name}`, found);
  findings.addResponse(list, status === 422 && isNamed ? [] : [different]);
}
