import { findText, t } from '#lib/i18n/i18n.ts';
import { askedSchema } from '#schema/draft-schemas.ts';
import type { Call } from '#schema/endpoints.ts';
import type { Command, Resource, StoredRecord } from '#schema/resource.ts';
import { sentCommand } from '#schema/sent-command.ts';
import { checked } from './checked.ts';
import { type LinkedRecords, refusedLinks } from './linked-records.ts';
import { replaceRecord, type StoryDataSet } from './resource-routes.ts';
import { failure, type Handler, invalid, type Route, route } from './routes.ts';

/** Creates the routes of the commands that a resource declares. Several commands may share one call. */
export function commandRoutes(
  { name, commands = {} }: Resource,
  dataSet: StoryDataSet,
  others: LinkedRecords,
): Route[] {
  const all = Object.entries(commands).map(([command, declared]) => ({
    ...declared,
    done: findText(`resources.${name}.commands.${command}.done`),
  }));
  const byCall = Map.groupBy(all, ({ call }) => `${call.method} ${call.path}`);
  return [...byCall.values()].flatMap((sharing) => {
    const [first] = sharing;
    return first ? [route(first.call, handlerOf(first.call, sharing, dataSet, others))] : [];
  });
}

/** A command, and the message of its success. */
type CommandWithMessage = Command & { readonly done: string | undefined };

/**
 * Returns the handler of a call that these commands share. It writes the command's `body` and the asked values into the
 * members that the record has.
 */
function handlerOf(
  { path }: Call,
  commands: readonly CommandWithMessage[],
  dataSet: StoryDataSet,
  others: LinkedRecords,
): Handler {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return async (request, ids) => {
    const found = dataSet.records.find((record) =>
      names.every((name, index) => String(record[name]) === ids[index]),
    );
    if (found === undefined) return failure(404, t('server.notFound'));
    const sent: StoredRecord = request.body === null ? {} : await request.json();
    const command = sentCommand(commands, (name) => sent[name]);
    if (command === undefined) return failure(422, t('server.invalid'));
    const { asks = {} } = command;
    return checked(askedSchema(asks), sent, (asked) => {
      const refused = refusedLinks({ fields: asks }, others, asked, {});
      if (refused) return invalid(refused);
      if (command.allows?.(found) === false) return failure(409, t('server.conflict'));
      const changes = Object.entries({ ...command.body, ...asked }).filter(([name]) => name in found);
      const changed = { ...found, ...Object.fromEntries(changes) };
      replaceRecord(dataSet, found, changed);
      return Response.json({ data: changed, message: command.done });
    });
  };
}
