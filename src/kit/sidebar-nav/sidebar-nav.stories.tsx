import type { Meta, StoryObj } from '@storybook/react-vite';
import { Car, Layers, LayoutDashboard, ListChecks, Settings, Store, Users, Wallet } from 'lucide';
import { expect, within } from 'storybook/test';
import { SearchInput } from '#kit/search-input/search-input.tsx';
import { forcedColours } from '#kit/story-globals.ts';
import { expectFollowed } from '#kit/story-keys.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { SidebarNav } from './sidebar-nav.tsx';

const meta = {
  title: 'Components/Navigation/SidebarNav',
  component: SidebarNav,
  args: {
    label: 'Navigation principale',
    sections: [
      {
        items: [
          { label: 'Tableau de bord', href: '/', icon: LayoutDashboard },
          { label: 'Utilisateurs', href: '/utilisateurs', icon: Users, current: true },
          { label: 'Etablissements', href: '/etablissements', icon: Store },
          { label: 'Categories', href: '/categories', icon: Layers },
          { label: 'Options', href: '/options', icon: ListChecks },
          { label: 'Paramètres', href: '/parametres', icon: Settings },
        ],
      },
      {
        heading: 'Exploitation',
        items: [
          { label: 'Courses', href: '/courses', icon: Car },
          { label: 'Portefeuilles', href: '/portefeuilles', icon: Wallet },
        ],
      },
    ],
  },
  decorators: [
    (Story, { parameters }) => (
      <div
        style={{ width: parameters['width'] ?? 240, containerType: 'inline-size', containerName: 'sidebar' }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SidebarNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) =>
    expectFollowed(userEvent, canvas.getByRole('link', { name: 'Etablissements' })),
};

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Utilisateurs' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Categories' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('list', { name: 'Exploitation' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tableau de bord' })).toHaveFocus();
  },
};

/** In a narrow sidebar the entries are icons: tooltips name them, and assistive technology reads their labels. */
export const Icons: Story = {
  parameters: { width: 64 },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Tableau de bord' });
    await expect(canvas.getByText('Tableau de bord')).not.toBeVisible();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent('Tableau de bord');
  },
};

/** A label that is shown has no tooltip. */
export const NoTooltips: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(within(document.body).queryByRole('tooltip')).toBeNull();
  },
};

/** A navigation that does not fit on a screen has a filter above it. */
export const Many: Story = {
  args: {
    tools: (
      <SearchInput
        size="sm"
        label="Filtrer les pages"
        clearLabel="Effacer"
        value=""
        onValueChange={() => undefined}
      />
    ),
    sections: ['Exploitation', 'Flotte', 'Facturation'].map((heading) => ({
      heading,
      items: Array.from({ length: 12 }, (_, index) => ({
        label: `${heading} ${index + 1}`,
        href: `/${heading}-${index}`,
        icon: Store,
      })),
    })),
  },
};
/** A section without entries is left out. */
export const NothingFound: Story = {
  args: { sections: [{ heading: 'Exploitation', items: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Exploitation')).toBeNull();
  },
};

export const OneSection: Story = {
  args: { sections: [{ items: [{ label: 'Paramètres', href: '/parametres', icon: Settings }] }] },
};

export const LongText: Story = {
  args: {
    sections: [
      {
        heading: 'Un intitulé de section bien trop long pour une seule ligne',
        items: [
          {
            label: 'Une entrée au nom beaucoup trop long pour la barre latérale',
            href: '/',
            icon: Users,
            current: true,
          },
        ],
      },
    ],
  },
};

export const States: Story = {
  parameters: { width: 640 },
  render: () => (
    <StateGrid
      wide
      rows={['ailleurs', 'ici']}
      states={pointerStates}
      render={(state, row) => (
        <SidebarNav
          label={`Navigation, ${row}, ${state}`}
          sections={[
            {
              items: [
                { label: 'Utilisateurs', href: `#${state}-${row}`, icon: Users, current: row === 'ici' },
              ],
            },
          ]}
        />
      )}
    />
  ),
};

export const OddTexts: Story = {
  args: {
    sections: [
      {
        heading: oddTexts[4],
        items: oddTexts.map((text, index) => ({ label: text, href: `#${index}`, icon: Store })),
      },
    ],
  },
};

export const StatesForcedColours: Story = { ...States, globals: forcedColours };
