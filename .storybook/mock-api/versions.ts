import { t } from '#lib/i18n/i18n.ts';
import { serviceCalls } from '#resources/calls/index.ts';
import type { Call } from '#schema/endpoints.ts';
import type { Resource } from '#schema/resource.ts';
import type { Handler, Route } from './routes.ts';

/** A call that reads a record with versions, and the calls that change the record. */
interface Versioned {
  readonly read: Call;
  readonly writes: readonly Call[];
}

/** Returns the calls with versions, as the descriptors and `resources/calls` declare them. */
export function versionedOf(resources: readonly Resource[]): Versioned[] {
  const records = resources.flatMap(({ versioned, endpoints: { one, update, remove }, commands = {} }) => {
    if (!versioned || one === undefined) return [];
    const writes = [update, remove, ...Object.values(commands).map(({ call }) => call)];
    return { read: one, writes: writes.filter((call) => call !== undefined) };
  });
  const calls = serviceCalls.filter(({ versioned }) => versioned).map(({ call }) => call);
  const others = calls
    .filter(({ method }) => method === 'GET')
    .map((read) => ({
      read,
      writes: calls.filter(({ path, method }) => path === read.path && method !== 'GET'),
    }));
  return [...records, ...others];
}

const isSame = (one: Call, other: Call) => one.method === other.method && one.path === other.path;

/** Returns a short hash of a text. */
function hashOf(text: string): string {
  let hash = 5381;
  for (let index = 0; index < text.length; index += 1) hash = (hash * 33 + text.charCodeAt(index)) >>> 0;
  return hash.toString(36);
}

/** Returns the version of a record, from the response to a read of it; undefined if there is no such record. */
const versionOf = async (record: Response) =>
  record.ok ? `"${hashOf(await record.clone().text())}"` : undefined;

/** Adds the version of a record to a successful response, as its ETag. */
function tagged(response: Response, version: string | undefined): Response {
  if (response.ok && version !== undefined) response.headers.set('ETag', version);
  return response;
}

/** Creates the response to a write of an outdated version, with the current record. */
const outdated = (now: { readonly data?: unknown }, version: string) =>
  Response.json(
    { message: t('server.changedMeanwhile'), code: 'E_VERSION_CONFLICT', data: now.data },
    { status: 412, headers: { ETag: version } },
  );

/** Returns the routes, with versions in the responses. A write whose `If-Match` names another version is refused. */
export function withVersions(routes: readonly Route[], { read, writes }: Versioned): readonly Route[] {
  const reader = routes.find(([call]) => isSame(call, read))?.[1];
  if (reader === undefined) return routes;
  const readCurrent = async (request: Request, ids: readonly string[]) =>
    reader(new Request(request.url), ids);
  const reading: Handler = async (request, ids) => {
    const response = await reader(request, ids);
    return tagged(response, await versionOf(response));
  };
  const writing =
    (handler: Handler): Handler =>
    async (request, ids) => {
      const sent = request.headers.get('If-Match');
      const now = await readCurrent(request, ids);
      const version = await versionOf(now);
      if (version !== undefined && sent !== null && sent !== '*' && sent !== version)
        return outdated(await now.json(), version);
      const response = await handler(request, ids);
      return tagged(response, await versionOf(await readCurrent(request, ids)));
    };
  return routes.map(([call, handler]): Route => {
    if (isSame(call, read)) return [call, reading];
    return [call, writes.some((write) => isSame(write, call)) ? writing(handler) : handler];
  });
}
