import { Button } from '#kit/button/button.tsx';
import { onIntent } from '#kit/lazy-component.ts';
import { titleOf } from '#runtime/record/present-field.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { preloadCommand } from './command-dialog.tsx';
import type { CommandController } from './use-command-controller.ts';

interface CommandButtonsProps {
  resource: Resource;
  record: StoredRecord;
  commandsOf: CommandController['of'];
  /** The commands to show, if the record allows them. */
  names: readonly string[];
  size?: 'sm' | 'md';
}

/** Shows the commands that a record allows. In a row, each is labelled with the record's title. */
export function CommandButtons({ resource, record, commandsOf, names, size = 'md' }: CommandButtonsProps) {
  const title = titleOf(resource, record);
  return commandsOf(record, names).map(({ name, label, tone, ask }) => (
    <Button
      key={name}
      size={size}
      variant={tone === 'danger' ? 'dangerOutline' : 'outline'}
      aria-label={size === 'sm' && title !== undefined ? `${label} ${title}` : undefined}
      {...onIntent(preloadCommand)}
      onClick={ask}
    >
      {label}
    </Button>
  ));
}
