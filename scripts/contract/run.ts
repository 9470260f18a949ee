import type { Resource } from '#schema/resource.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { distinct, operationsOf } from '#server/openapi/operations.ts';
import { liveApi } from './live-api.ts';
import { type Notebook, openNotebook } from './notebook.ts';
import { replayReads } from './replay.ts';
import { CouldNotRun } from './sentence.ts';
import { type Access, enter, knock } from './session.ts';
import { type Leftover, leaveWrites, replayWrites } from './writes.ts';

/** What is to be looked at, and how. */
export interface Wanted {
  readonly base: string;
  readonly access: Access;
  readonly resources: readonly Resource[];
  readonly fetch: typeof globalThis.fetch;
  /** In milliseconds. */
  readonly timeout: number;
  readonly write: boolean;
  /** Only what is about these. */
  readonly only: readonly string[];
}

/** What came of it. */
export interface Outcome {
  readonly notebook: Notebook;
  readonly operations: readonly Operation[];
  readonly calls: number;
  readonly leftovers: readonly Leftover[];
}

/** The operations about some groups, and those that their records are found by. */
function chosen(all: readonly Operation[], only: readonly string[]): readonly Operation[] {
  if (only.length === 0) return all;
  const groups = new Set(all.map(({ group }) => group));
  const unknown = only.filter((name) => !groups.has(name));
  if (unknown.length > 0)
    throw new CouldNotRun(`--only: there is no ${unknown.join(', ')}. There are: ${[...groups].join(', ')}.`);
  const kept = all.filter(({ group }) => only.includes(group));
  const owners = kept.map(({ of }) => `${of}.list`);
  return all.filter((each) => kept.includes(each) || owners.includes(each.id));
}

/** Replays the declared calls against a live API and writes down what differs. Throws where it can't be asked. */
export async function runContract({ resources, access, write, only, ...way }: Wanted): Promise<Outcome> {
  const operations = chosen(distinct(operationsOf(resources)), only);
  const notebook = openNotebook();
  const api = liveApi(way);
  const entering = { api, notebook, operations };
  const leave = await enter(entering, access);
  let leftovers: readonly Leftover[] = [];
  try {
    await knock(entering);
    await replayReads({ api, notebook, samples: new Map() }, operations);
    if (write) leftovers = await replayWrites({ api, notebook, operations, resources });
  } finally {
    await leave();
  }
  leaveWrites({ notebook, operations: operations.filter((each) => !isLeft(notebook, each)) });
  const asked = operations.filter(({ group }) => only.length === 0 || only.includes(group));
  return { notebook, operations: asked, calls: api.calls, leftovers };
}

const isLeft = (notebook: Notebook, operation: Operation) =>
  notebook.unchecked.some((each) => each.operation === operation);
