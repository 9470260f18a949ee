import { readList } from '#lib/api/envelope.ts';
import { passesAll } from '#schema/filtered-records.ts';
import { member } from '#schema/objects.ts';
import type { RecordId } from '#schema/resource.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { forRecord, type LiveApi, type RequestOptions } from './live-api.ts';
import { confirmed, type Mismatch, mismatch } from './mismatch.ts';
import type { Check } from './session.ts';
import { agreementsOf, isSameAmount, sumMismatches, valuesAt } from './sums.ts';

const limit = 50;
/** The days of the period for which figures are read. */
const days = 30;
const dayMs = 86_400_000;

const dataOf = async (api: LiveApi, call: Operation, options?: RequestOptions) =>
  member((await api.request(call, options)).body, 'data');

/** Reads the number of records in a list; undefined if the service does not send it, or does not filter. */
async function countIn(
  api: LiveApi,
  list: Operation,
  filters: Readonly<Record<string, string>> = {},
): Promise<number | undefined> {
  try {
    const { body } = await api.request(list, { query: { ...filters, page: 1, limit } });
    const { records, total, totalKnown, more } = readList(body);
    const values = Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, [value]]));
    if (!records.every((record) => list.holds && passesAll(list.holds, record, values))) return undefined;
    if (totalKnown) return more ? undefined : total;
    return records.length < limit ? records.length : undefined;
  } catch {
    return undefined;
  }
}

/** Checks counts against the totals of lists, and figures of a period against their parts. `declared` has all calls. */
export async function checkFigures(check: Check, declared: readonly Operation[]): Promise<void> {
  for (const operation of check.operations) {
    const { counts = {}, sums } = agreementsOf(operation);
    if (Object.keys(counts).length > 0)
      check.findings.addMismatches(
        operation,
        await confirmed(() => countMismatches(check.api, operation, declared)),
      );
    if (operation.byPeriod && sums)
      check.findings.addMismatches(operation, await confirmed(() => periodMismatches(check.api, operation)));
  }
}

/** Reads the numbers before and after the lists: records come and go, so a total may be between the two. */
async function countMismatches(
  api: LiveApi,
  operation: Operation,
  declared: readonly Operation[],
): Promise<Mismatch[]> {
  const before = await dataOf(api, operation);
  const totals = new Map<string, number>();
  const counts = Object.entries(agreementsOf(operation).counts ?? {});
  for (const [path, { list, filters }] of counts) {
    const read = declared.find(({ id }) => id === `${list}.list`);
    const total = read && (await countIn(api, read, filters));
    if (total !== undefined) totals.set(path, total);
  }
  const after = await dataOf(api, operation);
  return counts.flatMap(([path, { list }]) => {
    const total = totals.get(path);
    const found = [before, after].flatMap((data) => valuesAt(data, path)).map(Number);
    const isBetween = total !== undefined && total >= Math.min(...found) && total <= Math.max(...found);
    return total === undefined || found.some(Number.isNaN) || isBetween
      ? []
      : [mismatch('value', path, `the total of ${list}`, 'another number')];
  });
}

async function periodMismatches(api: LiveApi, operation: Operation): Promise<Mismatch[]> {
  const dayBefore = (count: number) => new Date(Date.now() - count * dayMs).toISOString().slice(0, 10);
  const query = { from: dayBefore(days), to: dayBefore(1) };
  return sumMismatches(operation, await dataOf(api, operation, { query }), 'whole');
}

/** Checks that amounts in the response to a call of one record are those of that record, or of another resource. */
export async function checkEqual(
  { api, findings }: Check,
  declared: readonly Operation[],
  operation: Operation,
  id: RecordId,
): Promise<void> {
  const { equals } = agreementsOf(operation);
  const one = declared.find((each) => each.id === `${equals?.of}.one`);
  const list = declared.find((each) => each.id === `${equals?.of}.list`);
  if (equals === undefined) return;
  const { of, filter, members } = equals;
  const readOther = async () => {
    if (filter === undefined) return one && dataOf(api, forRecord(one, id));
    const page = list && (await dataOf(api, list, { query: { [filter]: String(id), page: 1, limit: 1 } }));
    return valuesAt(page, 'items')[0];
  };
  const found = await confirmed(async () => {
    const own = await dataOf(api, forRecord(operation, id));
    const other = await readOther();
    return Object.entries(members).flatMap(([name, otherName = name]) =>
      isSameAmount(member(own, name), member(other, otherName))
        ? []
        : [mismatch('value', name, `the ${otherName} of ${of}`, 'another amount')],
    );
  });
  findings.addMismatches(operation, found);
}
