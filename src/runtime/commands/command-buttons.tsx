import { Button } from '#kit/button/button.tsx';
import { titleOf } from '#runtime/record/present-field.ts';
import type { Resource, StoredRecord } from '#schema/resource.ts';
import { preloadCommand } from './command-dialog.tsx';
import type { CommandController } from './use-command-controller.ts';

interface CommandButtonsProps {
  resource: Resource;
  record: StoredRecord;
  commands: CommandController;
  /** Which of them; all by default. */
  names?: readonly string[];
  size?: 'sm' | 'md';
}

/** The commands that a record is in a state for. In a row each is named by what it acts on. */
export function CommandButtons({ resource, record, commands, names, size = 'md' }: CommandButtonsProps) {
  const title = titleOf(resource, record);
  return commands.of(record, names).map(({ name, label, tone, ask }) => (
    <Button
      key={name}
      size={size}
      variant={tone === 'danger' ? 'dangerOutline' : 'outline'}
      aria-label={size === 'sm' && title !== undefined ? `${label} ${title}` : undefined}
      onPointerEnter={preloadCommand}
      onFocus={preloadCommand}
      onClick={ask}
    >
      {label}
    </Button>
  ));
}
