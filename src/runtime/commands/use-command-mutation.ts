import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeForForm, errorText } from '#lib/errors/errors.ts';
import { t } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { useRefusal } from '#lib/notify/use-refusal.ts';
import { needsProof } from '#lib/proof/proof.ts';
import { resourceWrites } from '#lib/queries/resource-writes.ts';
import { versionOf } from '#lib/queries/versions.ts';
import { useWrite } from '#lib/submission/use-write.ts';
import { beginProof, type ProofWays } from '#runtime/factors/proof.ts';
import { restoreFocus } from '#runtime/links/restore-focus.ts';
import { resourceText } from '#runtime/record/labels.ts';
import { isListed } from '#runtime/record/listed-record.ts';
import { refusedFields } from '#runtime/record/refused-fields.ts';
import { isConflict, isOutdated, useRecordNow } from '#runtime/record/use-record-now.ts';
import { undoCommand } from '#runtime/undo/undo-command.ts';
import type { Resource } from '#schema/resource.ts';
import { useAskedFields } from './use-asked-fields.ts';
import type { ChosenCommand, CommandController } from './use-command-controller.ts';

/** The values that the user entered in the question. */
type Entered = Readonly<Record<string, unknown>>;

/**
 * Runs the command that the user has confirmed. The question closes after the service has accepted the
 * command, or has refused it because the record has changed, unless something was typed that can be sent again.
 */
export function useCommandMutation(
  resource: Resource,
  { name, command, record, next }: ChosenCommand,
  { open, setOpen, onDone }: CommandController,
) {
  const client = useQueryClient();
  const writes = resourceWrites(resource);
  const close = () => setOpen(false);
  const now = useRecordNow(resource, record, open);
  const asked = useAskedFields(command.asks ?? {});
  const refusal = useRefusal();
  const [proof, setProof] = useState<ProofWays & { readonly entered: Entered }>();

  /** Asks for a proof of identity, and keeps the entered values until it is given. */
  const askProof = (entered: Entered) =>
    beginProof().then(
      (ways) => setProof({ ...ways, entered }),
      (error: unknown) => refusal.show(errorText(error)),
    );

  const write = useWrite({
    async send(entered: Entered, key) {
      const before = now.record ?? record;
      const sent = { entered, key, version: versionOf(before) };
      const written = await now.during(() => writes.run(command, record, sent));
      return { ...written, undo: undoCommand({ resource, command, before, written, client, onDone }) };
    },
    async onSuccess({ message, undo }) {
      close();
      onDone?.([record]);
      refusal.close();
      notify.success(message ?? resourceText(resource, `commands.${name}.done`), undo);
      await writes.refreshAll(client);
      restoreFocus(next);
    },
    async onError(error, entered) {
      if (command.call.proof && needsProof(error)) return askProof(entered);
      const names = Object.keys(asked.fields);
      // The service may name a part of a field, e.g. `validity.to`.
      const hasInput = (name: string) => names.includes(name) || names.includes(name.split('.')[0] ?? '');
      const { text, fields } = describeForForm(error, hasInput);
      refusal.show(text);
      asked.reject(refusedFields(fields, names));
      if (!isOutdated(error)) return;
      // Nobody loses what they have typed: the question stays, says what has changed, and can be confirmed again.
      if (isConflict(error) && Object.keys(entered).length > 0) return writes.refreshAll(client);
      // The record is no longer as the question describes it. The list and the page show how it is now.
      close();
      await writes.refreshAll(client);
      if (!isListed(client, resource, record)) onDone?.([record]);
      restoreFocus(next);
    },
  });
  const isBlocked = now.isGone || (now.record !== undefined && command.allows?.(now.record) === false);

  return {
    /** The record as it is now. */
    record: now.record,
    asked,
    pending: write.pending,
    waiting: now.waiting,
    /** True if the record is no longer as it was shown. */
    hasChanged: now.hasChanged,
    changes: now.changes,
    /** The reason why the record, as it is now, does not allow the command. */
    blocked: isBlocked ? t('form.changedNow') : undefined,
    /** The proof of identity that the service requires before the command. */
    proof,
    /** Drops the entered values, and closes the question. */
    cancelProof() {
      setProof(undefined);
      close();
    },
    /** Runs the command once the user has proved their identity. */
    continueAfterProof() {
      setProof(undefined);
      write.submit(() => proof?.entered);
    },
    // A dialog that is closing can still be clicked.
    confirm: () => write.submit(() => (open ? asked.read() : undefined)),
  };
}
