import { Eye, type IconNode, Pencil, Trash2 } from 'lucide';
import { preloadDialog } from '#kit/dialog/dialog.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { IconButton, type IconButtonProps, iconButtonLinkProps } from '#kit/icon-button/icon-button.tsx';
import { onIntent } from '#kit/lazy-component.ts';
import { Tooltip } from '#kit/tooltip/tooltip.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { CommandButtons } from '#runtime/commands/command-buttons.tsx';
import type { CommandController } from '#runtime/commands/use-command-controller.ts';
import { editPath } from '#runtime/links/edit-path.ts';
import { recordPath } from '#runtime/links/paths.ts';
import { recordLink } from '#runtime/links/record-link.ts';
import { RouterLink } from '#runtime/links/router-link.tsx';
import { fieldCell } from '#runtime/record/field-cell.tsx';
import { idOf, titleOf } from '#runtime/record/present-field.ts';
import { preloadRemoval } from '#runtime/removal/removal-dialog.tsx';
import type { RemovalController } from '#runtime/removal/use-removal-controller.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';

interface RowActionsProps {
  resource: Resource;
  record: StoredRecord;
  removalActions: RemovalController['actions'] | undefined;
  commandsOf: CommandController['of'] | undefined;
  /** Default: a link to the page of the form. */
  onEdit: ((record: StoredRecord) => void) | undefined;
}

/** Shows the actions of a row, each labelled with the record's title. A record without an id has none. */
export function RowActions({ resource, record, removalActions, commandsOf, onEdit }: RowActionsProps) {
  const t = useTranslate();
  const id = idOf(record);
  if (id === undefined) return null;

  const name = titleOf(resource, record);
  const title = name ?? String(id);
  const actions = resource.list.actions ?? [];
  const hasAction = (action: 'view' | 'edit' | 'delete') => actions.includes(action);
  return (
    <>
      {hasAction('view') && (
        <ActionLink to={recordPath(resource, id, name)} label={t('list.view', { title })} icon={Eye} />
      )}
      {hasAction('edit') &&
        (onEdit === undefined ? (
          <ActionLink to={editPath(resource, id, name)} label={t('list.edit', { title })} icon={Pencil} />
        ) : (
          <ActionButton
            label={t('list.edit', { title })}
            icon={Pencil}
            {...onIntent(preloadDialog)}
            onClick={() => onEdit(record)}
          />
        ))}
      {commandsOf && (
        <CommandButtons
          resource={resource}
          record={record}
          commandsOf={commandsOf}
          names={actions}
          size="sm"
        />
      )}
      {actions
        .filter((action) => resource.fields[action] !== undefined)
        .map((name) => fieldCell({ resource, record, name }))}
      {removalActions && hasAction('delete') && (
        <ActionButton
          label={t('list.remove', { title })}
          icon={Trash2}
          explanation={removalActions.denialOf(record)}
          {...onIntent(preloadRemoval)}
          onClick={() => removalActions.ask(record)}
        />
      )}
    </>
  );
}

function ActionLink({ to, label, icon }: { to: string; label: string; icon: IconNode }) {
  return (
    <Tooltip content={label}>
      <RouterLink
        {...recordLink}
        to={to}
        aria-label={label}
        {...iconButtonLinkProps({ variant: 'ghost', size: 'sm' })}
      >
        <Icon of={icon} />
      </RouterLink>
    </Tooltip>
  );
}

/** A button that is disabled if there is an explanation. */
function ActionButton(props: IconButtonProps) {
  const { label, explanation } = props;
  return (
    <Tooltip content={explanation ?? label}>
      <IconButton variant="ghost" size="sm" disabled={explanation !== undefined} {...props} />
    </Tooltip>
  );
}
