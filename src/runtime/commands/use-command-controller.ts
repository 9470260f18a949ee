import { useState } from 'react';
import { resourceText } from '#runtime/record/labels.ts';
import type { Command, Resource, StoredRecord } from '#schema/resource.ts';

/** A command that a person is asked to confirm. */
export interface AskedCommand {
  readonly name: string;
  readonly command: Command;
  readonly record: StoredRecord;
}

/**
 * What a list or a page knows of a resource's commands: which a record is in a state for, and which is asked about.
 * The question itself, and what follows from the answer, come on intent (`CommandDialog`).
 */
export function useCommandController(resource: Resource) {
  const [asked, setAsked] = useState<AskedCommand>();
  const [open, setOpen] = useState(false);
  return {
    /** The commands that a record is in a state for, of those named (by default all), in the order declared. */
    of(record: StoredRecord, names?: readonly string[]) {
      return Object.entries(resource.commands ?? {})
        .filter(([name, command]) => (names?.includes(name) ?? true) && command.allows?.(record) !== false)
        .map(([name, command]) => ({
          name,
          label: resourceText(resource, `commands.${name}.label`),
          tone: command.tone ?? 'neutral',
          ask() {
            setAsked({ name, command, record });
            setOpen(true);
          },
        }));
    },
    asked,
    open,
    setOpen,
  };
}

/** What {@link useCommandController} gives. */
export type CommandController = ReturnType<typeof useCommandController>;
