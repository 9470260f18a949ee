import * as z from 'zod/mini';
import { resources } from '#resources/index.ts';
import { type FilterParameter, filterParameters } from '#schema/filters.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { servedAt } from '#schema/served-at.ts';
import type { Random } from '#server/seed/random.ts';

/** What the administrators of the load test do. */
export const activities = ['list', 'filter', 'search', 'details', 'edit', 'export'] as const;
type Activity = (typeof activities)[number];

/** The number of calls of each activity in a hundred calls. */
const shares: Readonly<Record<Activity, number>> = {
  list: 32,
  filter: 16,
  search: 12,
  details: 26,
  edit: 6,
  export: 8,
};

/** One call to make. */
export interface PlannedCall {
  readonly activity: Activity;
  /** The activity and the resource, with the filter, the order or the command. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

/** Reads data of the service. */
type ReadData = (path: string) => Promise<unknown>;

const anyRecord = z.looseObject({ id: z.string() });
const page = z.union([
  z.pipe(
    z.object({ items: z.array(anyRecord) }),
    z.transform(({ items }) => items),
  ),
  z.array(anyRecord),
]);
const named = z.object({ id: z.string() });
const titled = z.union([
  z.string(),
  z.pipe(
    z.object({ name: z.string() }),
    z.transform(({ name }) => name),
  ),
]);

/** A list of the navigation and some of its records. */
interface KnownList {
  readonly resource: Resource;
  readonly path: string;
  readonly records: readonly StoredRecord[];
}

async function readKnown(resource: Resource, read: ReadData): Promise<KnownList> {
  const { list } = resource.endpoints;
  const query = new URLSearchParams(list.query);
  const path = `${servedAt(list)}?${query}${query.size > 0 ? '&' : ''}`;
  // Page 7 has records further down, so that calls are not only about the first ones. A short list has none there.
  const pages = [await read(`${path}page=1&limit=100`), await read(`${path}page=7&limit=100`)];
  return { resource, path, records: pages.flatMap((each) => page.parse(each)) };
}

/** Returns a value for a filter: one of its choices, or the value of the record; undefined if the record has none. */
function valueFor({ filter, choices }: FilterParameter, record: StoredRecord, random: Random) {
  if (choices) return random.pick(choices);
  const value = record[filter];
  const parsed = named.safeParse(value);
  if (parsed.success) return parsed.data.id;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

const filled = (path: string, record: StoredRecord) =>
  path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(record[name])));

/** Returns a call of an activity that a list and its records allow; undefined if there is none. */
function callOf(activity: Activity, { resource, path, records }: KnownList, random: Random) {
  const { name, endpoints, list, title, commands = {} } = resource;
  const record = random.pick(records);
  const read = (what: string, query: string) => ({
    activity,
    name: `${activity} ${name}${what}`,
    method: 'GET',
    path: path + query,
  });
  switch (activity) {
    case 'list': {
      const order = random.pick([
        '',
        ...(endpoints.list.sort ? (list.sort ?? []).flatMap((field) => [field, `-${field}`]) : []),
      ]);
      const number = random.happens(0.7) ? 1 : random.integer(2, 20);
      return read(order && ` by ${order}`, `page=${number}&limit=10${order && `&sort=${order}`}`);
    }
    case 'filter': {
      const parameters = filterParameters(resource);
      if (parameters.length === 0) return undefined;
      const parameter = random.pick(parameters);
      const value = valueFor(parameter, record, random);
      if (value === undefined) return undefined;
      return read(` ${parameter.name}`, `page=1&limit=10&${parameter.name}=${encodeURIComponent(value)}`);
    }
    case 'search': {
      const text = titled.safeParse(record[title]);
      if (!list.search || !text.success) return undefined;
      return read(
        '',
        `page=1&limit=10&query=${encodeURIComponent(text.data.slice(0, random.integer(3, 12)))}`,
      );
    }
    case 'details':
      return (
        endpoints.one && {
          activity,
          name: `${activity} ${name}`,
          method: 'GET',
          path: filled(servedAt(endpoints.one), record),
        }
      );
    case 'export':
      return list.export ? read('', `page=${random.integer(1, 20)}&limit=100`) : undefined;
    case 'edit': {
      // Only commands with an inverse can be made again and again.
      const possible = Object.entries(commands).filter(
        ([, { inverse, body, allows }]) => inverse !== undefined && body && allows?.(record) !== false,
      );
      if (possible.length === 0) return undefined;
      const [command, { call, body }] = random.pick(possible);
      return {
        activity,
        name: `${activity} ${name} ${command}`,
        method: call.method,
        path: filled(servedAt(call), record),
        body: { ...body },
      };
    }
  }
}

/**
 * Reads some records of every list of the navigation. The records with an id of `callerIds` are left out. Returns a
 * function that chooses the next call at random.
 */
export async function createMix(
  read: ReadData,
  random: Random,
  callerIds: ReadonlySet<string>,
): Promise<() => PlannedCall> {
  const known = await Promise.all(
    resources.filter(({ navigation }) => navigation).map((resource) => readKnown(resource, read)),
  );
  const lists = known
    // An edit must not disable an administrator who makes the calls.
    .map((list) => ({ ...list, records: list.records.filter(({ id }) => !callerIds.has(String(id))) }))
    .filter(({ records }) => records.length > 0);
  const chances = activities.flatMap((activity) => Array.from({ length: shares[activity] }, () => activity));
  return () => {
    const activity = random.pick(chances);
    for (;;) {
      const call = callOf(activity, random.pick(lists), random);
      if (call) return call;
    }
  };
}
