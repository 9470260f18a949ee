import { askedSchema } from '#schema/draft-schemas.ts';
import type { Call } from '#schema/endpoints.ts';
import { linkedFields } from '#schema/links.ts';
import type { Command, Fields, Resource } from '#schema/resource.ts';
import { sentCommand } from '#schema/sent-command.ts';
import { problemMessage } from '#server/base/messages.ts';
import type { WriteSteps } from '#server/calls/handlers.ts';
import type { ServiceRoute } from '#server/calls/service-routes.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
import { checked } from '#server/http/checked.ts';
import { invalid } from '#server/http/http-error.ts';
import { readLinked } from './references.ts';
import type { ResourceTable } from './resource-table.ts';

/**
 * Returns routes in which a command accepts only records that the fields of its question offer, as a form does. Its handler need not
 * check that itself.
 */
export const withAskedReferences = (
  routes: readonly ServiceRoute[],
  resources: readonly Resource[],
  tables: readonly ResourceTable[],
): readonly ServiceRoute[] =>
  routes.map(([call, handler]) => {
    const commands = call && typeof handler !== 'function' ? askingCommands(call, resources) : [];
    if (commands.length === 0 || typeof handler === 'function') return [call, handler];
    return [call, { ...handler, steps: checkedSteps(handler.steps, commands, tables) }];
  });

const asksForRecords = ({ asks = {} }: Command) => linkedFields({ fields: asks }).length > 0;

/** Returns the commands of a call; none if none of them asks for records. */
function askingCommands({ method, path }: Call, resources: readonly Resource[]): readonly Command[] {
  const commands = resources
    .flatMap(({ commands = {} }) => Object.values(commands))
    .filter(({ call }) => call.method === method && call.path === path);
  return commands.some(asksForRecords) ? commands : [];
}

function checkedSteps(
  steps: WriteSteps,
  commands: readonly Command[],
  tables: readonly ResourceTable[],
): WriteSteps {
  return async (request) => {
    const write = await steps(request);
    const { json = {} } = await request.body();
    const asks = askedBy(commands, new Map(Object.entries(json ?? {})));
    const sent = checked(askedSchema(asks), json);
    return async (unit) => {
      await expectOffered(unit.trx, asks, sent, tables);
      return write(unit);
    };
  };
}

/**
 * Returns the fields that the called command asks for. Several commands may share a call: the body says which one is meant.
 */
const askedBy = (commands: readonly Command[], sent: ReadonlyMap<string, unknown>): Fields =>
  sentCommand(commands, (name) => sent.get(name))?.asks ?? {};

/** Throws an error with each field that names a record which it may not name. */
async function expectOffered(
  trx: DatabaseTransaction,
  fields: Fields,
  sent: Readonly<Record<string, unknown>>,
  tables: readonly ResourceTable[],
): Promise<void> {
  const errors: Record<string, readonly string[]> = {};
  for (const { name, link } of linkedFields({ fields })) {
    const value = sent[name];
    if (value === undefined || value === null) continue;
    const read = await readLinked(trx, tables, link, { value });
    if ('refused' in read) errors[name] = [read.refused ?? problemMessage('choice')];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
