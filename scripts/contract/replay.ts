import { withId } from '#lib/api/address.ts';
import { isObject, type JsonObject, member } from '#lib/api/objects.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { lookAt } from './answers.ts';
import type { LiveApi } from './live-api.ts';
import type { Notebook } from './notebook.ts';

/** The records that were met, by the entity that they are of: what is read of one record starts from them. */
export type Samples = Map<string, JsonObject[]>;

interface Replay {
  readonly api: LiveApi;
  readonly notebook: Notebook;
  readonly samples: Samples;
}

const limit = 10;
/** How many records are followed into a call of their own, and how many are tried where most have nothing there. */
const followed = 3;
const tried = 24;

const isList = ({ envelope }: Operation) => envelope === 'paginated' || envelope === 'plain';
const takes = ({ parameters }: Operation, name: string) => parameters.find((each) => each.name === name);

/** Replays every call that reads: lists first, then what is read of the records in them. */
export async function replayReads(replay: Replay, operations: readonly Operation[]): Promise<void> {
  const reads = operations.filter(({ method }) => method === 'GET');
  for (const operation of reads.filter(({ of, path }) => !of && !path.includes('{')))
    await (isList(operation) ? replayList(replay, operation) : replayOne(replay, operation));
  for (const operation of reads.filter(({ of }) => of)) await follow(replay, operation);
}

async function replayOne({ api, notebook }: Replay, operation: Operation): Promise<void> {
  lookAt(notebook, operation, await api.ask(operation));
}

/** The first page, the last one, what is found by a search, and every order from both ends. */
async function replayList(replay: Replay, operation: Operation, path = operation.path): Promise<boolean> {
  const { api, notebook, samples } = replay;
  const pages = takes(operation, 'page') !== undefined;
  const read = async (query: Record<string, string | number>) => {
    const answer = await api.ask(
      { ...operation, path },
      { query: pages ? { page: 1, limit, ...query } : {} },
    );
    const contents = lookAt(notebook, operation, answer);
    const known = samples.get(operation.group) ?? [];
    samples.set(operation.group, [...known, ...(contents?.records ?? []).filter(isObject)]);
    return contents;
  };
  const first = await read({});
  if (first === undefined) return false;
  const last = Math.ceil(first.total / limit);
  if (operation.envelope === 'paginated' && last > 1) await read({ page: last });
  const orders = takes(operation, 'sort')?.schema.enum ?? [];
  for (const sort of orders) await read({ sort: String(sort) });
  const word = wordIn(first.records[0]);
  if (takes(operation, 'query') && word !== undefined) await read({ query: word });
  return first.records.length > 0;
}

/** A word to search for: one that a record holds. */
function wordIn(record: unknown): string | undefined {
  if (!isObject(record)) return undefined;
  const texts = Object.entries(record).flatMap(([name, value]) =>
    name !== 'id' && typeof value === 'string' ? [value] : [],
  );
  return texts.map((text) => /\p{L}{3,}/u.exec(text)?.[0]).find((word) => word !== undefined);
}

/** How much a record shows of what it may hold. */
const fullness = (value: unknown): number => {
  if (value === null || value === undefined) return 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce((sum: number, each) => sum + fullness(each), 1);
};

/** Records from all over, each once, since neighbours are alike; the one that shows the most comes first. */
function spread(records: readonly JsonObject[], count: number): JsonObject[] {
  const all = [...new Map(records.map((record) => [member(record, 'id'), record])).values()];
  const [fullest] = all.toSorted((one, other) => fullness(other) - fullness(one));
  const step = Math.max(1, all.length / count);
  const picked = Array.from({ length: count }, (_, index) => all[Math.floor(index * step)]);
  return [...new Set([fullest, ...picked])].filter(isObject).slice(0, count);
}

/** Follows ids into what is read of one record, until enough of them have shown something. */
async function follow(replay: Replay, operation: Operation): Promise<void> {
  const { api, notebook, samples } = replay;
  const owner = operation.of ?? '';
  const known = (samples.get(owner) ?? []).filter((record) => operation.exists?.(record) ?? true);
  const records = spread(known, tried);
  if (records.length === 0)
    return notebook.leave(
      operation,
      `no record of ${owner} at hand${operation.exists ? ' that has it' : ''}`,
    );
  let shown = 0;
  let asked = 0;
  for (const record of records) {
    const id = member(record, 'id');
    if (shown >= followed || (typeof id !== 'string' && typeof id !== 'number')) continue;
    asked += 1;
    const path = withId(operation.path, id);
    if (isList(operation)) {
      shown += (await replayList(replay, operation, path)) ? 1 : 0;
      continue;
    }
    const answer = await api.ask({ ...operation, path });
    if (saysNone(operation, answer.status)) continue;
    const contents = lookAt(notebook, operation, answer);
    shown += contents === undefined || contents.records.length > 0 ? 1 : 0;
  }
  if (asked === 0) notebook.leave(operation, `no record of ${owner} has an id`);
  else if (shown === 0) notebook.leave(operation, `none of ${asked} of ${owner} has one`);
}

/** That there is none, or none in this state, is an answer too. */
function saysNone({ mayLack, exists, envelope }: Operation, status: number): boolean {
  if (mayLack && exists === undefined) return status === 404 || status === 409;
  return envelope === 'nullable' && status === 404;
}
