import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutDashboard, Settings, Shapes, Users } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Avatar } from '#kit/avatar/avatar.tsx';
import { BrandMark } from '#kit/brand-mark/brand-mark.tsx';
import { Card } from '#kit/card/card.tsx';
import { Page } from '#kit/page/page.tsx';
import { SidebarNav } from '#kit/sidebar-nav/sidebar-nav.tsx';
import { forcedColours, largeTextOnPhone } from '#kit/story-globals.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { appFrame } from '#styled/recipes';
import { AppFrame, focusPage } from './app-frame.tsx';

const meta = {
  title: 'Components/Layout/AppFrame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'Administration',
    homeHref: '#accueil',
    skipLabel: 'Aller au contenu',
    sidebarLabel: 'Navigation principale',
    named: false,
    onNamedChange: fn(),
    menuLabel: 'Ouvrir le menu',
    menuOpen: false,
    onMenuOpen: fn(),
    onMenuIntent: fn(),
    account: <Avatar name="Alice Dubreuil" label="Alice Dubreuil" />,
    navigation: (
      <SidebarNav
        label="Navigation principale"
        sections={[
          {
            items: [
              { href: '#tableau', label: 'Tableau de bord', icon: LayoutDashboard },
              { href: '#utilisateurs', label: 'Utilisateurs', icon: Users, current: true },
              { href: '#categories', label: 'Categories', icon: Shapes },
              { href: '#parametres', label: 'Paramètres', icon: Settings },
            ],
          },
        ]}
      />
    ),
    children: (
      <Page title="Utilisateurs">
        <Card title="Liste des utilisateurs">Contenu</Card>
      </Page>
    ),
  },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Wide: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main', { name: 'Utilisateurs' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: args.menuLabel })).toBeNull();
  },
};
export const PageFocused: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas }) => {
    focusPage();
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

const tablet = { viewport: { value: 'tablet' } };

/** In a window of middle width the sidebar is icons. Their names are one press away, by touch and by keyboard alike. */
export const Rail: Story = {
  globals: tablet,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Utilisateurs', { selector: 'nav *' })).not.toBeVisible();
    await expect(canvas.queryByRole('button', { name: args.menuLabel })).toBeNull();
    const button = canvas.getByRole('button', { name: args.sidebarLabel, expanded: false });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNamedChange).toHaveBeenCalledWith(true);
  },
};
export const NamedRail: Story = {
  globals: tablet,
  args: { named: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Utilisateurs', { selector: 'nav *' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: args.sidebarLabel, expanded: true })).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.menuLabel }));
    await expect(args.onMenuOpen).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** The link to the home page in every state, without the frame: a page can have only one frame. */
export const States: Story = {
  parameters: { layout: 'padded' },
  render: (args) => (
    <StateGrid
      rows={['']}
      states={pointerStates}
      render={() => (
        <a href={args.homeHref} className={appFrame().brand}>
          <BrandMark />
          <span>{args.brand}</span>
        </a>
      )}
    />
  ),
};

export const OddTexts: Story = {
  args: {
    brand: oddTexts[4] ?? '',
    navigation: (
      <SidebarNav
        label="Navigation principale"
        sections={[{ items: oddTexts.map((label, index) => ({ href: `#${index}`, label, icon: Shapes })) }]}
      />
    ),
    children: (
      <Page title={oddTexts[4]}>
        <Card title={oddTexts[4]}>{oddTexts[4]}</Card>
      </Page>
    ),
  },
};
export const OddTextsPhone: Story = { ...OddTexts, globals: { viewport: { value: 'phone' } } };

export const LargeText: Story = { globals: largeTextOnPhone };
export const ForcedColours: Story = { globals: forcedColours };
