import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutDashboard, Menu as MenuIcon, Settings, Users } from 'lucide';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { IconButton } from '#kit/icon-button/icon-button.tsx';
import { SidebarNav } from '#kit/sidebar-nav/sidebar-nav.tsx';
import { forcedColours, largeTextOnPhone, ownFrame, rightToLeft } from '#kit/story-globals.ts';
import { tabTo } from '#kit/story-keys.ts';
import { oddTexts } from '#kit/story-texts.ts';
import { Drawer, preloadDrawer } from './drawer.tsx';
import type { DrawerProps } from './drawer-panel.tsx';

const page = within(document.body);

function Interactive(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <IconButton
        label="Ouvrir le menu"
        icon={MenuIcon}
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        onClick={() => setOpen(true)}
      />
      <Drawer {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Back-office',
    closeLabel: 'Fermer le menu',
    children: (
      <SidebarNav
        label="Navigation principale"
        sections={[
          {
            items: [
              { label: 'Tableau de bord', href: '#accueil', icon: LayoutDashboard },
              { label: 'Utilisateurs', href: '#utilisateurs', icon: Users, current: true },
              { label: 'Paramètres', href: '#parametres', icon: Settings },
            ],
          },
        ]}
      />
    ),
  },
  beforeEach: () => {
    /** Stops a link: a story has no other page. */
    const stay = (event: MouseEvent) => event.preventDefault();
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
  globals: { viewport: { value: 'phone' } },
  parameters: ownFrame('480px'),
  render: (args) => <Interactive {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());

export const Playground: Story = { play: async () => void (await page.findByRole('dialog')) };
export const Default: Story = {
  play: async () => void (await page.findByRole('dialog', { name: 'Back-office' })),
};

export const OpensAndCloses: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { open: false },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Ouvrir le menu' });
    await userEvent.click(trigger);
    // A key sent before the drawer has focus would be lost.
    const drawer = await page.findByRole('dialog', { name: 'Back-office' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await userEvent.click(await page.findByRole('button', { name: 'Fermer le menu' }));
    await gone();
  },
};

/** Tab stays inside, and Enter on a link closes it. */
export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ userEvent }) => {
    const link = await page.findByRole('link', { name: 'Paramètres' });
    await waitFor(() => expect(page.getByRole('dialog').contains(document.activeElement)).toBe(true));
    await tabTo(userEvent, link);
    await userEvent.keyboard('{Enter}');
    await gone();
  },
};

/** Following a link closes it, even a link to the current page. */
export const ClosedByItsLinks: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.click(await page.findByRole('link', { name: 'Utilisateurs' }));
    await gone();
  },
};

export const OddTexts: Story = {
  args: {
    title: oddTexts[4] ?? '',
    children: (
      <SidebarNav
        label="Navigation principale"
        sections={[{ items: oddTexts.map((label, index) => ({ label, href: `#${index}`, icon: Users })) }]}
      />
    ),
  },
  play: async () => {
    await page.findByRole('dialog');
  },
};

/** The panel for information about the page comes from the other side, and is wider. */
export const EndSide: Story = {
  args: { side: 'end', title: 'Expliquer cet écran', closeLabel: 'Fermer' },
  globals: { viewport: { value: 'laptop' } },
  play: async () => {
    const drawer = await page.findByRole('dialog', { name: 'Expliquer cet écran' });
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(window.innerWidth));
  },
};

export const LargeText: Story = { ...Default, globals: largeTextOnPhone };
export const ForcedColours: Story = { ...Default, globals: forcedColours };

/** In a script from right to left it comes from the right. */
export const RightToLeft: Story = {
  globals: rightToLeft,
  play: async () => {
    const drawer = await page.findByRole('dialog', { name: 'Back-office' });
    await expect(drawer).toHaveStyle({ direction: 'rtl' });
    await waitFor(() => expect(Math.round(drawer.getBoundingClientRect().right)).toBe(window.innerWidth));
  },
};
