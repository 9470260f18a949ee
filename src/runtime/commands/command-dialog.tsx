import { deferred, useDeferred } from '#kit/deferred.ts';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { idOf } from '#runtime/record/present-field.ts';
import type { Resource } from '#schema/resource.ts';
import type { CommandController } from './use-command-controller.ts';

/** What the question before a command is about. */
export interface CommandDialogProps {
  resource: Resource;
  commands: CommandController;
}

const question = deferred(async () => (await import('./command-question.tsx')).CommandQuestion);

/** Fetches the question's code: called when a command is within reach. */
export function preloadCommand() {
  question.preload();
  preloadDialog();
}

/** The question before a command, once there is one to ask. */
export function CommandDialog(props: CommandDialogProps) {
  const { asked, open } = props.commands;
  const Question = useDeferred(question, open);
  return Question === null || asked === undefined ? null : (
    <Question key={`${asked.name} ${idOf(asked.record)}`} {...props} asked={asked} />
  );
}
