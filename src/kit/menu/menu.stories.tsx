import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Settings } from 'lucide';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Avatar } from '#kit/avatar/avatar.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { forcedColours, largeTextOnPhone, ownFrame, phone, rightToLeft } from '#kit/story-globals.ts';
import { StoryMenu } from '#kit/story-menu.tsx';
import { force, pointerStates, StateGrid } from '#kit/story-states.tsx';
import { expectTabLeaves, withNext } from '#kit/story-tab.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Text } from '#kit/text/text.tsx';
import { Menu } from './menu.tsx';

const page = within(document.body);
const onTheme = fn();
const onSignOut = fn();
const onFollow = fn();
/** Reports the address of a pressed link instead of opening it: a story has no other page. */
const follow = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null) return;
  event.preventDefault();
  onFollow(link.getAttribute('href'));
};

const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  args: {
    label: 'Menu utilisateur',
    align: 'end',
    groups: [],
    trigger: (
      <>
        <Avatar name="Alice Dubreuil" />
        <Text variant="label">Alice Dubreuil</Text>
      </>
    ),
    header: (
      <Stack gap="0">
        <Text variant="strong">Alice Dubreuil</Text>
        <Text variant="caption" tone="muted">
          admin@example.com
        </Text>
      </Stack>
    ),
  },
  parameters: ownFrame('380px'),
  decorators: [
    (Story, { args: { align } }) => (
      <div style={{ display: 'grid', placeContent: `start ${align ?? 'end'}`, minHeight: 340, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    for (const spy of [onTheme, onSignOut, onFollow]) spy.mockClear();
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  },
  render: (args) => <StoryMenu {...args} onTheme={onTheme} onSignOut={onSignOut} />,
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
/** Waits until the menu is closed and focus is back: the next step must not be faster. */
const closed = async (trigger: HTMLElement) => {
  await gone();
  await waitFor(() => expect(trigger).toHaveFocus());
};
/** Waits until the menu is open and has focus: keys sent before would be lost. */
const listening = () => waitFor(() => expect(page.getByRole('menu')).toHaveFocus());
const highlighted = () => document.querySelector('[data-highlighted]')?.textContent;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Alice Dubreuil Menu utilisateur' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await page.findByRole('menu', { name: /Menu utilisateur/ });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const chosen = page.getByRole('menuitemradio', { name: 'Système' });
    await expect(chosen).toHaveAttribute('aria-checked', 'true');
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await listening();
    await waitFor(() => expect(highlighted()).toBe('Paramètres'));
    await expect(document.querySelector('[data-highlighted]')).toHaveStyle({ outlineStyle: 'solid' });
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(highlighted()).toBe('Clair'));
    await userEvent.keyboard('so');
    await waitFor(() => expect(highlighted()).toBe('Sombre'));
    await userEvent.keyboard('{Enter}');
    await closed(trigger);
    await expect(onTheme).toHaveBeenCalledWith('dark');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(highlighted()).toBe('Déconnexion'));
    await listening();
    await userEvent.keyboard('{Escape}');
    await closed(trigger);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(highlighted()).toBe('Paramètres'));
    await listening();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(highlighted()).toBe('Déconnexion'));
    await userEvent.keyboard('{Enter}');
    await closed(trigger);
    await expect(onSignOut).toHaveBeenCalledOnce();
  },
};

/** Tab closes the menu and goes on to the next control. */
export const LeftByTab: Story = {
  tags: ['!autodocs', 'behaviour'],
  decorators: [withNext],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Menu utilisateur/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await listening();
    await expectTabLeaves(userEvent, 'menu');
  },
};

export const LinkFollowed: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Paramètres' }));
    await closed(trigger);
    await expect(onFollow).toHaveBeenCalledWith('#parametres');
  },
};

/** Assistive technology presses an entry without the pointer, and so without the highlight that it gives. */
export const PressedWithoutPointer: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const entry = await page.findByRole('menuitem', { name: 'Déconnexion' });
    entry.click();
    entry.click();
    await closed(trigger);
    await expect(onSignOut).toHaveBeenCalledOnce();
  },
};

export const PressedAgain: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await listening();
    await userEvent.click(trigger);
    await closed(trigger);
  },
};

/** A press outside closes the menu, and the focus does not go back to its button. */
export const PressedBeside: Story = {
  tags: ['!autodocs', 'behaviour'],
  decorators: [withNext],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Menu/ }));
    await listening();
    await userEvent.click(page.getByText('Ensuite'));
    await gone();
    await expect(canvas.getByRole('button', { name: /Menu/ })).not.toHaveFocus();
  },
};

export const SmallScreen: Story = { ...Playground, globals: phone };

/** Far from the edge of the window, beside which a menu would be moved whatever its side. */
export const AlignedAtTheStart: Story = {
  decorators: [(Story) => <div style={{ paddingInlineStart: 320 }}>{Story()}</div>],
  args: { align: 'start' },
  play: async (context) => {
    await Playground.play?.(context);
    const left = (element: HTMLElement) => Math.round(element.getBoundingClientRect().left);
    const trigger = left(context.canvas.getByRole('button'));
    await waitFor(() => expect(left(page.getByRole('menu'))).toBe(trigger));
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid rows={['']} states={pointerStates} render={() => <Menu {...args} groups={[]} />} />
  ),
};

const item = (label: string) => ({ id: label, label, icon: Settings, onSelect: onFollow });
const dangerItem = (label: string) => ({ ...item(label), icon: LogOut, tone: 'danger' as const });

/** The entries: one hovered, the others pressed. */
export const ItemStates: Story = {
  render: (args) => (
    <Menu
      {...args}
      groups={[
        { id: 'plain', label: 'Actions', items: [item('Au repos'), item('Pressé')] },
        {
          id: 'danger',
          label: 'Ce qui détruit',
          items: [dangerItem('Suppression au repos'), dangerItem('Suppression pressée')],
        },
        { id: 'last', items: [item('Sous le pointeur')] },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowUp}');
    force(await page.findByRole('menuitem', { name: 'Pressé' }), 'pressed');
    force(await page.findByRole('menuitem', { name: 'Suppression pressée' }), 'pressed');
    await waitFor(() => expect(highlighted()).toBe('Sous le pointeur'));
  },
};

export const OddTexts: Story = {
  args: { trigger: oddTexts[4], header: oddTexts[0] },
  render: (args) => (
    <Menu {...args} groups={[{ id: 'odd', label: oddTexts[4] ?? '', items: oddTexts.map(item) }]} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await page.findAllByRole('menuitem')).toHaveLength(oddTexts.length);
  },
};

export const LargeText: Story = { ...Playground, globals: largeTextOnPhone };
export const ForcedColours: Story = { ...Playground, globals: forcedColours };

export const RightToLeft: Story = {
  globals: rightToLeft,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await page.findByRole('menu')).toHaveStyle({ direction: 'rtl' });
  },
};
