import { useMutation, useQueryClient } from '@tanstack/react-query';
import { describeError, errorText } from '#lib/errors/errors.ts';
import { notify } from '#lib/notify/notify.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { keepFocus } from '#runtime/links/keep-focus.ts';
import { resourceText } from '#runtime/record/labels.ts';
import type { Resource } from '#schema/resource.ts';
import type { AskedCommand } from './use-command-controller.ts';

/** Does what was asked for; `onDone` runs once the service has taken it. */
export function useCommand(resource: Resource, { name, command, record }: AskedCommand, onDone: () => void) {
  const client = useQueryClient();
  const queries = resourceQueries(resource);
  const running = useMutation({
    mutationFn: (note: string) => queries.run(command, record, note.trim()),
    async onSuccess(message) {
      onDone();
      notify.success(message ?? resourceText(resource, `commands.${name}.done`));
      await queries.refresh(client);
      keepFocus();
    },
    onError(error) {
      const { text, fields } = describeError(error);
      notify.error(text === '' && noteOf(fields) === undefined ? errorText(error) : text);
    },
  });
  const noteOf = (fields: Readonly<Record<string, string>>) =>
    command.note === undefined ? undefined : fields[command.note];
  return {
    pending: running.isPending,
    /** What the service said of the note. */
    noteError: running.error === null ? undefined : noteOf(describeError(running.error).fields),
    run: running.mutate,
  };
}
