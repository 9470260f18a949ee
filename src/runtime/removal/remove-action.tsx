import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { Button } from '#kit/button/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { listPath } from '#runtime/links/paths.ts';
import { useWhileHere } from '#runtime/links/use-while-here.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { preloadRemoval, RemovalDialog } from './removal-dialog.tsx';
import { useRemovalController } from './use-removal-controller.ts';

/** Deletes the record of a page, then goes back to the list. */
export function RemoveAction({ resource, record }: { resource: Resource; record: StoredRecord }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const toList = useWhileHere(() => void navigate({ to: listPath(resource), replace: true }));
  const removal = useRemovalController(resource, toList);
  const refusal = removal.refusalOf(record);
  const button = (
    <Button
      variant="dangerOutline"
      icon={<Icon of={Trash2} />}
      aria-disabled={refusal !== undefined}
      onPointerEnter={preloadRemoval}
      onFocus={preloadRemoval}
      onClick={() => {
        if (refusal === undefined) removal.ask(record);
      }}
    >
      {t('common.remove')}
    </Button>
  );
  return (
    <>
      {refusal === undefined ? button : <Tooltip content={refusal}>{button}</Tooltip>}
      <RemovalDialog resource={resource} removal={removal} />
    </>
  );
}
