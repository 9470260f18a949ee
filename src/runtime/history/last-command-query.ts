import { loadDescriptor } from 'virtual:journal';
import { journalName } from 'virtual:resource-lists';
import { queryOptions } from '@tanstack/react-query';
import { readList } from '#lib/api/envelope.ts';
import { listCall } from '#lib/queries/list-call.ts';
import { laterCalls } from '#lib/session/in-background.ts';
import { request } from '#lib/session/request.ts';
import type { RecordId, Resource, StoredRecord } from '#schema/resource.ts';

/** An entry of the journal, with the descriptor of the journal. */
export interface LastCommand {
  readonly descriptor: Resource;
  /** Undefined if the journal has none, e.g. because the command is older than the journal. */
  readonly entry: StoredRecord | undefined;
}

/** The commands on one record among which the last one is looked for. */
const recentCommands = 20;

/** Returns the query that reads who ran a command on a record last, when and why. It is read again with its history. */
export const lastCommandQuery = ({ name }: Resource, id: RecordId, command: string) =>
  queryOptions({
    queryKey: ['resource', journalName, 'list', 'last', name, String(id), command],
    async queryFn({ signal }): Promise<LastCommand> {
      const later = laterCalls();
      const descriptor = await loadDescriptor();
      const filters = { action: ['command'], resource: [name], record: [String(id)] };
      const part = { page: 1, limit: recentCommands, query: '', sort: '-createdAt', filters };
      const call = { ...listCall(descriptor, part), signal };
      const { records } = readList(await later(() => request(call)));
      return { descriptor, entry: records.find((record) => record['name'] === command) };
    },
  });
