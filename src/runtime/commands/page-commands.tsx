import { MoreMenu } from '#kit/more-menu/more-menu.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { CommandButtons } from './command-buttons.tsx';
import { preloadCommand } from './command-dialog.tsx';
import type { CommandController } from './use-command-controller.ts';

/** Up to this number, all commands are buttons. Of more, the first one is a button, and a menu has the others. */
const maxButtons = 2;

interface PageCommandsProps {
  resource: Resource;
  record: StoredRecord;
  commandsOf: CommandController['of'];
}

/** Shows the commands that a record allows, in the head of its page, in the declared order. */
export function PageCommands({ resource, record, commandsOf }: PageCommandsProps) {
  const t = useTranslate();
  const commands = commandsOf(record);
  const shown = commands.length > maxButtons ? 1 : maxButtons;
  const others = commands.slice(shown);
  return (
    <>
      <CommandButtons
        resource={resource}
        record={record}
        commandsOf={commandsOf}
        names={commands.slice(0, shown).map(({ name }) => name)}
      />
      {others.length > 0 && (
        <MoreMenu
          label={t('commands.others')}
          preload={preloadCommand}
          items={others.map(({ name, label, tone, ask }) => ({
            id: name,
            label,
            tone: tone === 'danger' ? tone : 'default',
            onSelect: ask,
          }))}
        />
      )}
    </>
  );
}
