import { useState } from 'react';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { Grid } from '#kit/grid/grid.tsx';
import { Kbd } from '#kit/kbd/kbd.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { SwitchLine } from '#kit/toggle-switch/switch-line.tsx';
import { explain } from '#lib/explain/explain.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { allEntries } from './all-entries.ts';
import { keysOf } from './letters.ts';
import { paletteKeys } from './palette-keys.ts';
import { shortcutsAreOn, turnShortcuts } from './shortcut-choice.ts';

/** The shortcuts of pages, by the name of their text, with their keys. */
const onPages = {
  search: '/',
  add: 'N',
  edit: 'E',
  next: 'J',
  previous: 'K',
  open: '↵',
  select: 'X',
  explain: 'I',
} as const;

const names = ['search', 'add', 'edit', 'next', 'previous', 'open', 'select', 'explain'] as const;

/** The window that lists the shortcuts of the keyboard. Those of one key can be turned off (WCAG 2.1.4). */
export function ShortcutList({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const t = useTranslate();
  const [control = ''] = paletteKeys;
  const [on, setOn] = useState(shortcutsAreOn);
  // Two columns of a similar height.
  const firstColumn = [
    {
      title: t('shortcuts.everywhere'),
      shortcuts: [
        { label: t('shortcuts.palette'), keys: paletteKeys },
        { label: t('shortcuts.title'), keys: ['?'] },
        { label: t('shortcuts.toasts'), keys: ['Alt', 'T'] },
        ...names
          .filter((name) => name !== 'explain' || explain.isOn())
          .map((name) => ({ label: t(`shortcuts.${name}`), keys: [onPages[name]] })),
      ],
    },
    {
      title: t('shortcuts.inTables'),
      shortcuts: [
        { label: t('shortcuts.move'), keys: ['↑', '↓', '←', '→'] },
        { label: t('shortcuts.first'), keys: [control, t('shortcuts.keys.home')] },
        { label: t('shortcuts.last'), keys: [control, t('shortcuts.keys.end')] },
        { label: t('shortcuts.select'), keys: [t('shortcuts.keys.space')] },
        { label: t('shortcuts.extend'), keys: [t('shortcuts.keys.shift'), '↓'] },
        { label: t('list.selectPage'), keys: [control, 'A'] },
        { label: t('shortcuts.sortAlso'), keys: [t('shortcuts.keys.shift'), '↵'] },
        { label: t('shortcuts.leave'), keys: [t('palette.escape')] },
      ],
    },
  ];
  const secondColumn = [
    {
      title: t('shortcuts.goTo'),
      shortcuts: allEntries.flatMap(({ path, label }) => {
        const keys = keysOf(path);
        return keys === undefined ? [] : [{ label: t(label), keys }];
      }),
    },
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('shortcuts.title')}
      closeLabel={t('common.close')}
    >
      <Stack gap="5">
        <SwitchLine
          label={t('shortcuts.switch')}
          note={t('shortcuts.switchNote')}
          checked={on}
          onChange={({ target: { checked } }) => {
            setOn(checked);
            turnShortcuts(checked);
          }}
        />
        <Grid columns="auto" gap="6">
          {[firstColumn, secondColumn].map((sections) => (
            <Stack key={sections[0]?.title} gap="6">
              {sections.map(({ title, shortcuts }) => (
                <Stack key={title} as="section" gap="2">
                  <Text as="h3" variant="strong">
                    {title}
                  </Text>
                  <DescriptionList
                    layout="ends"
                    entries={shortcuts
                      .filter(({ keys }) => keys.length > 0)
                      .map(({ label, keys }) => ({
                        id: label,
                        term: label,
                        description: <Kbd keys={keys} />,
                      }))}
                  />
                </Stack>
              ))}
            </Stack>
          ))}
        </Grid>
      </Stack>
    </Dialog>
  );
}
