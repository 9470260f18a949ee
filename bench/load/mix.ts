import * as z from 'zod/mini';
import { resources } from '#resources/index.ts';
import { userRideOffers } from '#resources/paths/users.ts';
import { type FilterParameter, filterParameters } from '#schema/filters.ts';
import { relatedParts } from '#schema/related.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { servedAt } from '#schema/served-at.ts';
import type { Random } from '#server/seed/random.ts';

/** What the administrators of the load test do. */
export const activities = [
  'list',
  'filter',
  'ordered filter',
  'search',
  'short search',
  'details',
  'related',
  'edit',
  'export',
] as const;
type Activity = (typeof activities)[number];

/** The number of calls of each activity in a hundred calls. */
const shares: Readonly<Record<Activity, number>> = {
  list: 30,
  filter: 12,
  'ordered filter': 6,
  search: 10,
  'short search': 4,
  details: 22,
  related: 4,
  edit: 6,
  export: 6,
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
function valueFor({ members, choices }: FilterParameter, record: StoredRecord, random: Random) {
  if (choices) return random.pick(choices);
  const value = record[random.pick(members)];
  const parsed = named.safeParse(value);
  if (parsed.success) return parsed.data.id;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

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
    case 'ordered filter': {
      // The records of the last days, or those with a large amount, in the order of something else.
      const limits = filterParameters(resource).filter(({ bound }) => bound === '_from' || bound === '_min');
      if (limits.length === 0 || !endpoints.list.sort) return undefined;
      const limit = random.pick(limits);
      const orders = (list.sort ?? []).filter((field) => !limit.members.includes(field));
      const value = valueFor(limit, record, random);
      if (value === undefined || orders.length === 0) return undefined;
      const order = random.pick(orders.flatMap((field) => [field, `-${field}`]));
      const query = new URLSearchParams({ page: '1', limit: '10', sort: order, [limit.name]: value });
      return read(` ${limit.name} by ${order}`, String(query));
    }
    case 'search':
    case 'short search': {
      const text = titled.safeParse(record[title]);
      if (!list.search || !text.success) return undefined;
      const isShort = activity === 'short search';
      const length = isShort ? random.integer(1, 2) : random.integer(3, 12);
      // Letters that no name begins with are typed, too.
      const isAny = isShort && random.happens(0.5);
      const typed = isAny ? random.pick(letters) + random.pick(letters) : text.data.slice(0, length);
      return read('', `page=1&limit=10&query=${encodeURIComponent(typed)}`);
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
    case 'related': {
      const parts = relatedParts(resource).filter(([, { shape }]) => shape === 'list');
      // The page of a driver is written by hand, and reads their offers.
      const ofPage = record['role'] === 'driver' ? [['offers', userRideOffers] as const] : [];
      const all = [...parts, ...ofPage];
      if (all.length === 0) return undefined;
      const [part, call] = random.pick(all);
      return {
        activity,
        name: `${activity} ${name} ${part}`,
        method: 'GET',
        path: `${filled(servedAt({ path: call.path }), record)}?page=1&limit=10`,
      };
    }
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
