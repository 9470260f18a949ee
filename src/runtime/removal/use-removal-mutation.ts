import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#lib/errors/errors.ts';
import { t } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { useRefusal } from '#lib/notify/use-refusal.ts';
import { resourceWrites } from '#lib/queries/resource-writes.ts';
import { versionOf } from '#lib/queries/versions.ts';
import { useWrite } from '#lib/submission/use-write.ts';
import { restoreFocus } from '#runtime/links/restore-focus.ts';
import { ownText } from '#runtime/record/labels.ts';
import { isListed } from '#runtime/record/listed-record.ts';
import { idOf } from '#runtime/record/present-field.ts';
import { isOutdated, useRecordNow } from '#runtime/record/use-record-now.ts';
import type { RecordId, Resource } from '#schema/resource.ts';
import type { RemovalController } from './use-removal-controller.ts';

/** Checks with the service that the record of the dialog can be deleted, and deletes it. */
export function useRemovalMutation(
  resource: Resource,
  { record, next, open, setOpen, onRemoved, onLost }: RemovalController,
) {
  const writes = resourceWrites(resource);
  const client = useQueryClient();
  const id = record === undefined ? undefined : idOf(record);

  const now = useRecordNow(resource, record, open);
  const refusal = useRefusal();

  const check = useQuery({
    ...writes.removable(id ?? ''),
    enabled: open && id !== undefined && writes.hasRemovalCheck,
  });

  const removal = useWrite({
    send: (chosen: RecordId, key) =>
      now.during(() => writes.remove(chosen, { key, version: versionOf(now.record) })),
    async onSuccess(message) {
      setOpen(false);
      refusal.close();
      notify.success(message ?? ownText(resource, 'remove.done') ?? t('remove.done'));
      if (record !== undefined) onRemoved?.([record]);
      await writes.refreshLists(client);
      restoreFocus(next);
    },
    async onError(error) {
      refusal.show(errorText(error));
      if (!isOutdated(error)) return;
      // The record is no longer as the question describes it. The list and the page show how it is now.
      setOpen(false);
      await writes.refreshAll(client);
      if (record !== undefined && !isListed(client, resource, record)) onLost?.([record]);
      restoreFocus(next);
    },
  });

  const denied = ownText(resource, 'remove.denied');
  /** Returns why the record cannot be deleted now. A failed check is not a reason, since the service decides. */
  function reasonAgainst(): string | undefined {
    if (now.isGone) return t('form.changedNow');
    if (check.data?.canDelete === false) return check.data.reason ?? denied;
    const isDenied = now.record !== undefined && resource.allowsRemoval?.(now.record) === false;
    return isDenied ? (denied ?? t('form.changedNow')) : undefined;
  }

  return {
    /** The record as it is now. */
    record: now.record,
    /** How many records each consequence is about, if the service says so. */
    counts: check.data?.counts,
    /** True while the service checks if the record can be deleted. */
    waiting: check.isFetching || now.waiting,
    /** The reason why the record cannot be deleted. */
    blocked: reasonAgainst(),
    /** True if the record is no longer as it was shown. */
    hasChanged: now.hasChanged,
    changes: now.changes,
    pending: removal.pending,
    // A dialog that is closing can still be clicked.
    confirm: () => removal.submit(() => (open ? id : undefined)),
  };
}
