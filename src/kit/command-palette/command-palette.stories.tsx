import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Plus, Users } from 'lucide';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { forcedColours, largeTextOnPhone, ownFrame, phone, rightToLeft } from '#kit/story-globals.ts';
import { force } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import type { CommandPaletteProps, PaletteGroup } from './command-palette.ts';
import { CommandPalette, preloadPalette } from './command-palette.tsx';

const page = within(document.body);

const screens: PaletteGroup = {
  id: 'screens',
  label: 'Pages',
  entries: [
    { id: 'users', label: 'Utilisateurs', icon: Users, keys: ['G', 'U'] },
    { id: 'add', label: 'Ajouter un utilisateur', icon: Plus },
  ],
};
const recent: PaletteGroup = {
  id: 'recent',
  label: 'Consultés récemment',
  entries: [
    { id: 'alice', label: 'Alice Dubreuil', description: 'Utilisateurs', icon: Clock },
    { id: 'ride', label: 'C-2041', description: 'Courses', icon: Clock },
  ],
};
const people: PaletteGroup = {
  id: 'people',
  label: 'Utilisateurs',
  entries: ['Alice Dubreuil', 'Alicia Martin', 'Alix Bernard'].map((label) => ({
    id: label,
    label,
    description: `${label.toLowerCase().replace(' ', '.')}@example.com`,
    icon: Users,
  })),
};

/** Divides a text where it first contains what was typed. */
const partsIn = (typed: string) => (text: string) => {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return [{ text, found: false }];
  const end = at + typed.length;
  return [
    { text: text.slice(0, at), found: false },
    { text: text.slice(at, end), found: true },
    { text: text.slice(end), found: false },
  ];
};

function Interactive(props: CommandPaletteProps) {
  const [open, setOpen] = useState(props.open);
  const [text, setText] = useState(props.text);
  return (
    <>
      <Button variant="outline" onPointerEnter={preloadPalette} onClick={() => setOpen(true)}>
        Ouvrir
      </Button>
      <CommandPalette
        {...props}
        open={open}
        onOpenChange={setOpen}
        text={text}
        onTextChange={(next) => {
          setText(next);
          props.onTextChange(next);
        }}
        partsOf={partsIn(text)}
      />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/CommandPalette',
  component: CommandPalette,
  args: {
    open: true,
    onOpenChange: fn(),
    label: 'Rechercher',
    boxLabel: 'Mots-clés',
    listLabel: 'Résultats',
    placeholder: 'Page, action, nom, e-mail, téléphone…',
    closeLabel: 'Fermer',
    text: '',
    maxLength: 200,
    onTextChange: fn(),
    groups: [recent, screens],
    onChoose: fn(),
    partsOf: partsIn(''),
    hints: [
      { keys: ['↑', '↓'], label: 'Parcourir' },
      { keys: ['↵'], label: 'Ouvrir' },
      { keys: ['Échap'], label: 'Fermer' },
    ],
  },
  parameters: ownFrame('480px'),
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the search box once it has focus: keys sent before would be lost. */
async function focusedBox() {
  const box = await page.findByRole('combobox', { name: 'Mots-clés' });
  await waitFor(() => expect(box).toHaveFocus());
  return box;
}

export const Playground: Story = { play: async () => void (await focusedBox()) };

/**
 * The first entry is highlighted, but a screen reader is in the search box until the user types or moves. The arrow keys go
 * round, and Enter chooses.
 */
export const ChosenByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const box = await focusedBox();
    const highlighted = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    await waitFor(() =>
      expect(page.getByRole('option', { name: /Alice Dubreuil/ })).toHaveAttribute('data-highlighted'),
    );
    await expect(document.querySelector('[data-highlighted]')).toHaveStyle({ outlineStyle: 'solid' });
    await expect(highlighted()).toBeNull();
    // What Enter would open is read with the box.
    await expect(box).toHaveAccessibleDescription(/Alice Dubreuil/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(box).not.toHaveAccessibleDescription();
    await waitFor(() => expect(highlighted()).toHaveTextContent('Utilisateurs'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('users');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('add');
  },
};

export const ChosenByPointer: Story = {
  play: async ({ args, userEvent }) => {
    const box = await focusedBox();
    await userEvent.click(page.getByRole('option', { name: /C-2041/ }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('ride');
    await expect(box).toHaveFocus();
  },
};

export const Closed: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ userEvent }) => {
    await focusedBox();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: 'Ouvrir' }));
    await focusedBox();
    await userEvent.click(page.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(page.getByRole('button', { name: 'Ouvrir' })).toHaveFocus();
  },
};

const found = { text: 'ali', groups: [people], note: '3 résultats' };

export const Found: Story = {
  args: found,
  play: async () => {
    await focusedBox();
    await expect(page.getAllByText('Ali', { selector: 'mark' })).toHaveLength(3);
  },
};
export const Busy: Story = { args: { ...found, busy: true, note: 'Chargement…' } };
export const Nothing: Story = {
  args: { text: 'zzz', groups: [], note: 'Aucun résultat pour « zzz ».' },
  play: async () => {
    await focusedBox();
    await waitFor(() => expect(page.getByText('Aucun résultat pour « zzz ».')).toBeVisible());
  },
};
export const Failed: Story = {
  args: {
    groups: [screens],
    note: 'Veuillez vérifier votre connection internet puis réessayer',
  },
};

/** The highlight stays visible in a list that scrolls. */
export const ManyEntries: Story = {
  args: {
    groups: Array.from({ length: 6 }, (_, at) => ({
      ...people,
      id: `${at}`,
      entries: people.entries.map((entry) => ({ ...entry, id: `${at} ${entry.id}` })),
    })),
  },
  play: async ({ userEvent }) => {
    await focusedBox();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(page.getAllByRole('option').at(-1)).toHaveAttribute('data-highlighted'));
  },
};
export const OddTexts: Story = {
  args: {
    groups: [
      {
        ...people,
        entries: oddTexts.map((text) => ({ id: text, label: text, description: text, icon: Users })),
      },
    ],
  },
};
/** One entry in each state: highlighted, because it is the first one, and pressed. */
export const States: Story = {
  args: found,
  play: async () => {
    await focusedBox();
    const [, second, third] = page.getAllByRole('option');
    for (const [element, state] of [
      [second, 'hover'],
      [third, 'pressed'],
    ] as const) {
      if (element !== undefined) force(element, state);
    }
  },
};
export const OnPhone: Story = { ...Found, globals: phone };
export const LargeText: Story = { args: found, globals: largeTextOnPhone };
export const RightToLeft: Story = { args: found, globals: rightToLeft };
export const ForcedColours: Story = { args: found, globals: forcedColours };
