import { useQueryClient } from '@tanstack/react-query';
import { describeError, errorText } from '#lib/errors/errors.ts';
import { notify } from '#lib/notify/notify.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { useWrite } from '#lib/submission/use-write.ts';
import { restoreFocus } from '#runtime/links/restore-focus.ts';
import { resourceText } from '#runtime/record/labels.ts';
import type { Resource } from '#schema/resource.ts';
import type { ChosenCommand } from './use-command-controller.ts';

/** Runs the command that was confirmed. `onDone` runs after the service has accepted it. */
export function useCommandMutation(
  resource: Resource,
  { name, command, record }: ChosenCommand,
  onDone: () => void,
) {
  const client = useQueryClient();
  const queries = resourceQueries(resource);
  const write = useWrite({
    send: (note: string) => queries.run(command, record, note.trim()),
    async onSuccess(message) {
      onDone();
      notify.success(message ?? resourceText(resource, `commands.${name}.done`));
      await queries.refresh(client);
      restoreFocus();
    },
    onError(error) {
      const { text, fields } = describeError(error);
      notify.error(text === '' && noteOf(fields) === undefined ? errorText(error) : text);
    },
  });
  const noteOf = (fields: Readonly<Record<string, string>>) =>
    command.note === undefined ? undefined : fields[command.note];
  return {
    pending: write.pending,
    /** The service's error message for the note. */
    noteError: write.error === undefined ? undefined : noteOf(describeError(write.error).fields),
    run: (note: string) => write.submit(() => note),
  };
}
