import { UsageError } from '#generators/grammar/usage-error.ts';
import {
  isPatchDocument,
  type Method,
  type Operation,
  operationsOf,
  responseOf,
  type ServiceDocument,
} from './document.ts';
import { type FoundList, listIn } from './envelope.ts';

/** The calls of a document that are about the records of one list. */
export interface Group {
  /** The segments of its path; `{}` stands for the id of another record. */
  readonly segments: readonly string[];
  readonly list: Operation;
  readonly found: FoundList;
  readonly one?: Operation | undefined;
  readonly create?: Operation | undefined;
  readonly update?: Operation | undefined;
  readonly remove?: Operation | undefined;
}

/** The groups of a document, and what is in none. */
export interface Grouping {
  readonly groups: readonly Group[];
  /** Further lists of the records of a group, with that group. */
  readonly repeated: readonly (readonly [operation: Operation, of: Group])[];
  /** Lists whose schema cannot be read, with the reason. */
  readonly unread: readonly (readonly [operation: Operation, reason: string])[];
  readonly unused: readonly Operation[];
}

/** Returns true for a first segment that many paths share: it does not name a resource. */
const isPrefix = (segment: string) =>
  /^(api|rest|admin|v\d+(\.\d+)*|\d+(\.\d+)+|\d{4}-\d{2}-\d{2})$/i.test(segment);

/** Returns the segments of a path, without versions at its start and without the ending `.json`. */
export function segmentsOf(path: string): string[] {
  const segments = path.split('/').flatMap((segment) => {
    const name = segment.replace(/\.json$/, '');
    return name === '' ? [] : [/^\{.*\}$/.test(name) ? '{}' : name];
  });
  const start = segments.findIndex((segment) => !isPrefix(segment));
  return segments.slice(start < 0 ? segments.length : start);
}

const keyOf = (segments: readonly string[]) => segments.join('/');
const depthOf = ({ segments }: Group) => segments.filter((segment) => segment === '{}').length;

type Calls = ReadonlyMap<string, ReadonlyMap<Method, Operation>>;

function callsOf(operations: readonly Operation[]): Calls {
  const calls = new Map<string, Map<Method, Operation>>();
  for (const operation of operations) {
    const key = keyOf(segmentsOf(operation.path));
    const there = calls.get(key) ?? new Map<Method, Operation>();
    // Two versions of a call have the same segments: the later one is the newer one.
    calls.set(key, there.set(operation.method, operation));
  }
  return calls;
}

/**
 * Returns the call that changes a record, among those of one path. Forms send the members that they have, so a call that keeps
 * all others comes before one that replaces the record.
 */
function changeIn(document: ServiceDocument, there: ReadonlyMap<Method, Operation> | undefined) {
  const [patch, put] = [there?.get('patch'), there?.get('put')];
  return patch && !isPatchDocument(document, patch) ? patch : (put ?? patch);
}

/** Returns the group of the records below some segments. */
function groupAt(
  document: ServiceDocument,
  calls: Calls,
  segments: readonly string[],
  { list, found }: Pick<Group, 'list' | 'found'>,
): Group {
  const all = calls.get(keyOf(segments));
  const record = calls.get(keyOf([...segments, '{}']));
  const create = all?.get('post');
  return {
    segments,
    list,
    found,
    one: record?.get('get'),
    create,
    update: changeIn(document, record) ?? changeIn(document, all) ?? record?.get('post'),
    remove: record?.get('delete'),
  };
}

/** Returns the calls of a group. */
export const operationsIn = ({ list, one, create, update, remove }: Group): Operation[] =>
  [list, one, create, update, remove].filter((each) => each !== undefined);

/**
 * Returns the segments of the records that a list has. It is usually the list's own path; `/pet/findByStatus` has the records of
 * `/pet/{id}` if no call lists `/pet`.
 */
function recordSegments(
  calls: Calls,
  segments: readonly string[],
  isList: (segments: readonly string[]) => boolean,
) {
  const above = segments.slice(0, -1);
  const isSearch =
    above.length > 0 &&
    above.at(-1) !== '{}' &&
    !isList(above) &&
    !calls.has(keyOf([...segments, '{}'])) &&
    calls.get(keyOf([...above, '{}']))?.has('get') === true;
  return isSearch ? above : segments;
}

/**
 * Orders groups of the same records so that their own list is first: the one with the fewest ids in its path, then
 * with the most calls, then with the shortest path.
 */
const ownListFirst = (left: Group, right: Group) =>
  depthOf(left) - depthOf(right) ||
  operationsIn(right).length - operationsIn(left).length ||
  left.segments.length - right.segments.length;

/**
 * Returns true if two groups have the same records: they have the same path, the same schema, or the same member of the
 * response where one path is directly below the other.
 */
function isSame(one: Group, other: Group): boolean {
  const [own, others] = [keyOf(one.segments), keyOf(other.segments)];
  const isPart = keyOf(other.segments.slice(0, -1)) === own || keyOf(one.segments.slice(0, -1)) === others;
  return (
    own === others ||
    (one.found.schema !== undefined && one.found.schema === other.found.schema) ||
    (isPart && one.found.member !== undefined && one.found.member === other.found.member)
  );
}

/** Groups the calls of a document by the records that they are about. */
export function groupsOf(document: ServiceDocument): Grouping {
  const operations = operationsOf(document);
  const calls = callsOf(operations);
  const unread: (readonly [Operation, string])[] = [];
  const lists = operations.flatMap((list) => {
    const segments = segmentsOf(list.path);
    const noun = segments.at(-1);
    const response = list.method === 'get' ? responseOf(document, list) : undefined;
    if (response === undefined || noun === undefined || noun === '{}') return [];
    try {
      const found = listIn(document, response, noun);
      return found === undefined ? [] : [{ list, segments, found }];
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      unread.push([list, error.message]);
      return [];
    }
  });
  const keys = new Set(lists.map(({ segments }) => keyOf(segments)));
  const all = lists
    .map(({ list, segments, found }) =>
      groupAt(
        document,
        calls,
        recordSegments(calls, segments, (each) => keys.has(keyOf(each))),
        { list, found },
      ),
    )
    .toSorted(ownListFirst);
  const groups = all.filter((group, index) => !all.slice(0, index).some((other) => isSame(other, group)));
  const repeated = all.flatMap((group) => {
    const of = groups.find((other) => isSame(other, group));
    return of === undefined || of === group ? [] : [[group.list, of] as const];
  });
  const used = new Set([
    ...groups.flatMap(operationsIn),
    ...[...repeated, ...unread].map(([operation]) => operation),
  ]);
  return { groups, repeated, unread, unused: operations.filter((operation) => !used.has(operation)) };
}
