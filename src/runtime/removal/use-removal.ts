import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#lib/errors/errors.ts';
import { t } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { resourceQueries } from '#lib/queries/resource-queries.ts';
import { keepFocus } from '#runtime/links/keep-focus.ts';
import { ownText } from '#runtime/record/labels.ts';
import { idOf } from '#runtime/record/present-field.ts';
import type { Resource } from '#schema/resource.ts';
import type { RemovalController } from './use-removal-controller.ts';

/** A deletion that is asked about: whether the service would allow it, and doing it. */
export function useRemoval(resource: Resource, { asked, open, setOpen, onRemoved }: RemovalController) {
  const queries = resourceQueries(resource);
  const client = useQueryClient();
  const id = asked === undefined ? undefined : idOf(asked);

  const check = useQuery({
    ...queries.removable(id ?? ''),
    enabled: open && id !== undefined && queries.asksRemovable,
  });

  const removal = useMutation({
    mutationFn: queries.remove,
    async onSuccess(message) {
      setOpen(false);
      notify.success(message ?? ownText(resource, 'remove.done') ?? t('remove.done'));
      await queries.invalidate(client);
      onRemoved?.();
      keepFocus();
    },
    onError: (error) => notify.error(errorText(error)),
  });

  return {
    /** The service is still thinking whether the record may be deleted. */
    waiting: check.isFetching,
    /** The service says it may not: why. A failed question does not stand in the way; the service decides. */
    blocked:
      check.data?.canDelete === false ? (check.data.reason ?? ownText(resource, 'remove.denied')) : undefined,
    pending: removal.isPending,
    confirm() {
      if (id !== undefined) removal.mutate(id);
    },
  };
}
