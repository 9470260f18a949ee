import { Command, LogOut } from 'lucide';
import { preloadPalette } from '#kit/command-palette/command-palette.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { signOutOrAsk } from '#runtime/links/leave-guards.ts';
import { Palette } from '#runtime/palette/palette.tsx';
import { allEntries } from './all-entries.ts';
import { explainActions } from './explain-actions.ts';
import { keysOf } from './letters.ts';
import { takeEarlyText } from './listen-keys.ts';
import type { Panel } from './panel.ts';
import { settingsPages } from './settings-pages.ts';
import { ShortcutList } from './shortcut-list.tsx';

/** The props of what is opened over every page. */
export interface PanelsProps {
  opened: Panel | undefined;
  onOpen: (panel: Panel | undefined) => void;
}

// Whoever needs the panels needs the window soon.
preloadPalette();

/** Shows the palette and the list of shortcuts. Their code loads on intent. */
export function Panels({ opened, onOpen }: PanelsProps) {
  const t = useTranslate();
  const pages = allEntries.map(({ path, label, icon }) => ({
    id: path,
    label: t(label),
    icon,
    keys: keysOf(path),
    href: path,
  }));
  return (
    <>
      <Palette
        open={opened === 'palette'}
        onOpenChange={(open) => onOpen(open ? 'palette' : undefined)}
        takeEarlyText={takeEarlyText}
        pages={[...pages, ...settingsPages()]}
        actions={[
          {
            id: 'shortcuts',
            label: t('shell.shortcuts'),
            icon: Command,
            keys: ['?'],
            run: () => onOpen('shortcuts'),
          },
          ...explainActions(),
          { id: 'sign-out', label: t('shell.signOut'), icon: LogOut, run: signOutOrAsk },
        ]}
      />
      <ShortcutList
        open={opened === 'shortcuts'}
        onOpenChange={(open) => onOpen(open ? 'shortcuts' : undefined)}
      />
    </>
  );
}
