import { useCallback, useState } from 'react';
import { useSession } from '#lib/session/use-session.ts';
import { type NextElement, nextRow } from '#runtime/links/next-row.ts';
import { resourceText } from '#runtime/record/labels.ts';
import type { Command, Resource, StoredRecord } from '#schema/resource.ts';
import { isAllowed } from './is-allowed.ts';

/** A command of a record that the user has chosen and must confirm. */
export interface ChosenCommand {
  readonly name: string;
  readonly command: Command;
  readonly record: StoredRecord;
  /** Finds where the focus goes after the command. */
  readonly next: NextElement;
}

/**
 * Controls the commands of a resource on a list or a page: which ones a record allows, and which one the dialog is
 * open for. The dialog and the mutation are loaded on intent (`CommandDialog`). `onDone` is called with a record whose
 * command was accepted or undone, or that its list no longer has when the service refuses the command.
 */
export function useCommandController(
  resource: Resource,
  onDone?: (records: readonly StoredRecord[]) => void,
) {
  const [chosen, setChosen] = useState<ChosenCommand>();
  const [open, setOpen] = useState(false);
  const self = useSession().user?.id;
  const of = useCallback(
    (record: StoredRecord, names?: readonly string[]) =>
      Object.entries(resource.commands ?? {})
        .filter(([name, command]) => (names?.includes(name) ?? true) && isAllowed(command, record, self))
        .map(([name, command]) => ({
          name,
          label: resourceText(resource, `commands.${name}.label`),
          tone: command.tone ?? 'neutral',
          /** Opens the dialog that confirms the command. */
          ask() {
            setChosen({ name, command, record, next: nextRow() });
            setOpen(true);
          },
        })),
    [resource, self],
  );
  return {
    /**
     * Returns the commands that the user may run on a record in its state, in the declared order. `names` limits them.
     * The function changes only with the resource and the signed-in user, so that rows are not rendered again.
     */
    of,
    chosen,
    open,
    setOpen,
    onDone,
  };
}

/** The result of {@link useCommandController}. */
export type CommandController = ReturnType<typeof useCommandController>;
