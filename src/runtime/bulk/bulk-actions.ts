import { t } from '#lib/i18n/i18n.ts';
import { isAllowed } from '#runtime/commands/is-allowed.ts';
import { resourceText } from '#runtime/record/labels.ts';
import type { Command, Resource, StoredRecord } from '#schema/resource.ts';

/** Something that can be done with several records at once: a command, or the deletion. */
export interface BulkAction {
  readonly name: string;
  readonly label: string;
  readonly tone: 'neutral' | 'danger';
  /** Default: the deletion. */
  readonly command?: Command;
  /** Returns true if a record allows it. */
  readonly allows: (record: StoredRecord) => boolean;
}

/** Returns the bulk actions of a resource in their declared order, without the export. `self` is the id of the signed-in user. */
export function bulkActions(resource: Resource, self: unknown): BulkAction[] {
  const { list, commands, allowsRemoval } = resource;
  return (list.bulk ?? []).flatMap((name): BulkAction[] => {
    const command = commands?.[name];
    if (command !== undefined) {
      const label = resourceText(resource, `commands.${name}.label`);
      const allows = (record: StoredRecord) => isAllowed(command, record, self);
      return [{ name, label, tone: command.tone ?? 'neutral', command, allows }];
    }
    if (name !== 'delete') return [];
    const allows = (record: StoredRecord) => allowsRemoval?.(record) !== false;
    return [{ name: 'remove', label: t('common.remove'), tone: 'danger', allows }];
  });
}
