import { isDeepStrictEqual } from 'node:util';
import { flatten } from '#generators/inference/json-schema.ts';
import { serviceCalls } from '#resources/calls/index.ts';
import { resources } from '#resources/index.ts';
import { isTakenPath } from '#resources/paths/own-folders.ts';
import type { Dialect, DialectCall, DialectList } from '#schema/dialect.ts';
import type { Call, Path } from '#schema/endpoints.ts';
import { member } from '#schema/objects.ts';
import { servedAt } from '#schema/served-at.ts';
import {
  type Located,
  type Operation,
  queryOf,
  requestOf,
  responseOf,
  type ServiceDocument,
} from './document.ts';
import { isNumber, recordIn, totalIn } from './envelope.ts';
import { type Group, segmentsOf } from './groups.ts';

/** The names of parameters that search in a list. */
export const searches = /^(q|query|search|search_?term|filter|keyword|term|text|name)$/i;

const pages = /^(page|page_?(number|no|index)|current_?page|page\[number\])$/i;
const offsets = /^(offset|skip|start_?(index|at)|page\[offset\])$/i;
const limits = /^(limit|per_?page|page_?(size|limit)|size|max_?results|top|page\[(size|limit)\])$/i;

/** The whole paths of the calls of this project. */
const ownPaths = new Set(
  [
    ...serviceCalls.map(({ call }) => call),
    ...resources.flatMap(({ endpoints, commands = {} }): Call[] => [
      ...Object.values(endpoints),
      ...Object.values(commands).map(({ call }) => call),
    ]),
  ].map((call) => servedAt(call).replaceAll(/\{\w+\}/g, '{id}')),
);

/** Returns the whole path of a call; undefined if it names another record than one of the group, or is one of this project. */
function pathOf({ base }: ServiceDocument, { segments }: Group, { path }: Operation): Path | undefined {
  const whole: Path = `/${`${base}${path}`.replace(/^\/+/, '').replaceAll(/\{[^}]*\}/g, '{id}')}`;
  const ids = whole.split('{id}').length - 1;
  const ownIds = isDeepStrictEqual(segmentsOf(path), [...segments, '{}']) ? 1 : 0;
  return ids !== ownIds || isTakenPath(whole) || ownPaths.has(whole) ? undefined : whole;
}

/** Returns a call that is about one record; undefined if it keeps the form of this project. */
function recordCall(
  document: ServiceDocument,
  group: Group,
  call: Operation | undefined,
): DialectCall | undefined {
  const path = call && pathOf(document, group, call);
  if (call === undefined || path === undefined) return undefined;
  const membersAround = (message: Located | undefined) => {
    const { around = [] } = (message && recordIn(document, message)) ?? {};
    return around.length === 0 ? undefined : around;
  };
  return {
    method: methodOf(call),
    path,
    sent: membersAround(requestOf(document, call)),
    received: membersAround(responseOf(document, call)),
  };
}

/** Returns the call that changes a record. Where the body names it, the id is what the body or the list says. */
function updateCall(document: ServiceDocument, group: Group): DialectCall | undefined {
  const call = recordCall(document, group, group.update);
  if (call === undefined || group.update === undefined || call.path.includes('{id}')) return call;
  const idIn = (message: Located | undefined): unknown => {
    const record = message && recordIn(document, message);
    const schema = record && flatten(document, record.schema, record.where).schema;
    return member(member(schema, 'properties'), 'id');
  };
  const id = idIn(requestOf(document, group.update)) ?? idIn(group.found.items);
  const isNumeric = id !== undefined && isNumber(document, id, `the id of ${call.path}`);
  return { ...call, numericId: isNumeric || undefined };
}

const methodOf = ({ method }: Operation) =>
  (({ get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' }) as const)[method];

function listCall(document: ServiceDocument, group: Group): DialectList | undefined {
  const { list, found } = group;
  const path = pathOf(document, group, list);
  if (path === undefined) return undefined;
  const parameters = queryOf(document, list);
  const named = (names: RegExp) => parameters.find(({ name }) => names.test(name));
  const page = named(pages);
  const response = responseOf(document, list);
  const first = member(page?.schema, 'default') ?? member(page?.schema, 'minimum');
  return {
    method: 'GET',
    path,
    received: found.received.length === 0 ? undefined : found.received,
    page: page?.name,
    firstPage: first === 0 ? 0 : undefined,
    offset: page === undefined ? named(offsets)?.name : undefined,
    limit: named(limits)?.name,
    query: named(searches)?.name,
    total: response && totalIn(document, response, found),
  };
}

/** Returns how the service of a document writes the calls of a group; undefined if all keep the form of this project. */
export function dialectOf(document: ServiceDocument, group: Group): Dialect | undefined {
  const dialect: Dialect = {
    list: listCall(document, group),
    one: recordCall(document, group, group.one),
    create: recordCall(document, group, group.create),
    update: updateCall(document, group),
    remove: recordCall(document, group, group.remove),
  };
  return Object.values(dialect).some((call) => call !== undefined) ? dialect : undefined;
}
