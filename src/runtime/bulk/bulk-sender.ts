import type { QueryClient } from '@tanstack/react-query';
import { isRefusal } from '#lib/api/api-error.ts';
import { t } from '#lib/i18n/i18n.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { resourceWrites } from '#lib/queries/resource-writes.ts';
import { versionOf } from '#lib/queries/versions.ts';
import { inBackground } from '#lib/session/in-background.ts';
import { idOf, titleOf } from '#runtime/record/present-field.ts';
import { ItemRefusal } from '#runtime/runs/run-each.ts';
import { inverseWrite } from '#runtime/undo/inverse-write.ts';
import type { UndoItem } from '#runtime/undo/undo-run.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import type { BulkAction } from './bulk-actions.ts';
import { selectionKey } from './use-selection.ts';

/** A record on which an action is to be done. */
export interface Target {
  readonly record: StoredRecord;
}

/** Returns the id and the name of a target. */
export const namedTarget = (resource: Resource, { record }: Target) => ({
  id: selectionKey(record) ?? '',
  name: titleOf(resource, record) ?? String(record['id']),
});

interface SenderOptions {
  readonly resource: Resource;
  readonly action: BulkAction;
  /** What the user entered in the question, once for all records. */
  readonly entered: Readonly<Record<string, unknown>>;
  readonly client: QueryClient;
}

/**
 * Returns the function that runs an action on one record. If the resource has versions, it reads the record first: the
 * write has its version, and one that no longer allows the action is refused. An attempt without a response is repeated with the
 * same version, since it may have been done. The function returns what undoes the action; undefined if nothing does.
 */
export function bulkSender({ resource, action, entered, client }: SenderOptions) {
  const writes = resourceWrites(resource);
  const read = new WeakMap<Target, StoredRecord>();

  async function recordNow(target: Target): Promise<StoredRecord> {
    const known = read.get(target);
    if (known !== undefined) return known;
    const id = idOf(target.record);
    const isRead = resource.versioned === true && resource.endpoints.one !== undefined && id !== undefined;
    const record = isRead
      ? await client.fetchQuery({ ...resourceQueries(resource).one(id), staleTime: 0 })
      : target.record;
    if (!action.allows(record)) throw new ItemRefusal(t('bulk.changed'));
    read.set(target, record);
    return record;
  }

  return async (target: Target, key: string): Promise<UndoItem | undefined> => {
    const record = await recordNow(target);
    const version = versionOf(record);
    try {
      const { command } = action;
      if (command === undefined) {
        await inBackground(() => writes.remove(idOf(record) ?? '', { key, version }));
        return undefined;
      }
      const written = await inBackground(() => writes.run(command, record, { entered, key, version }));
      if (command.inverse === undefined) return undefined;
      const undo = inverseWrite({ resource, command, before: record, written });
      return { ...namedTarget(resource, target), send: undo };
    } catch (error) {
      if (isRefusal(error)) read.delete(target);
      throw error;
    }
  };
}
