import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide';
import { Button } from '#kit/button/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { onIntent } from '#kit/lazy-component.ts';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { lastListPath } from '#runtime/links/list-return.ts';
import { useIfHere } from '#runtime/links/use-if-here.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { preloadRemoval, RemovalDialog } from './removal-dialog.tsx';
import { useRemovalController } from './use-removal-controller.ts';

/** The button that deletes the record of a page and goes back to the list. */
export function RemoveAction({ resource, record }: { resource: Resource; record: StoredRecord }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const toList = useIfHere(() => void navigate({ to: lastListPath(resource), replace: true }));
  const removal = useRemovalController(resource, toList);
  const denial = removal.actions.denialOf(record);
  const button = (
    <Button
      variant="dangerOutline"
      icon={<Icon of={Trash2} />}
      aria-disabled={denial !== undefined}
      {...onIntent(preloadRemoval)}
      onClick={() => {
        if (denial === undefined) removal.actions.ask(record);
      }}
    >
      {t('common.remove')}
    </Button>
  );
  return (
    <>
      {denial === undefined ? button : <Tooltip content={denial}>{button}</Tooltip>}
      <RemovalDialog resource={resource} removal={removal} />
    </>
  );
}
