import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '#kit/stack/stack.tsx';
import { rightToLeft } from '#kit/story-globals.ts';
import { expectFollowed } from '#kit/story-keys.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'Fil d’Ariane',
    items: [
      { label: 'Tableau de bord', href: '/' },
      { label: 'Utilisateurs', href: '/utilisateurs' },
      { label: 'Alice Dubreuil' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Utilisateurs' })).toHaveAttribute('href', '/utilisateurs');
    await expect(canvas.getByText('Alice Dubreuil')).toHaveAttribute('aria-current', 'page');
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) =>
    expectFollowed(userEvent, canvas.getByRole('link', { name: 'Utilisateurs' })),
};
export const OnePage: Story = { args: { items: [{ label: 'Tableau de bord' }] } };

const long: Story['args'] = {
  items: [
    { label: 'Tableau de bord', href: '/' },
    { label: 'Établissements', href: '/etablissements' },
    { label: 'Le Grand Restaurant Gastronomique de la Place de la République et ses Terrasses Panoramiques' },
  ],
};
export const LongName: Story = { args: long };
export const SmallScreen: Story = { globals: { viewport: { value: 'phone' } } };
/** Only the long name is cut: the steps before it are as wide as their texts. */
export const SmallScreenLongName: Story = {
  args: long,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const text = document.createRange();
      text.selectNodeContents(link);
      const { paddingLeft, paddingRight } = getComputedStyle(link);
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
      await expect(link.getBoundingClientRect().width - padding).toBeCloseTo(
        text.getBoundingClientRect().width,
        1,
      );
    }
  },
};

/** The path begins at the right. A name in another script is cut at its own end. */
export const RightToLeft: Story = {
  args: long,
  globals: rightToLeft,
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect().left);
    await expect(lefts).toEqual(lefts.toSorted((a, b) => b - a));
  },
};

/** The application renders the links with its router. */
export const OwnLinks: Story = {
  args: { renderLink: (parts) => <a data-router="" {...parts} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Utilisateurs' })).toHaveAttribute('data-router');
  },
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      wide
      rows={['']}
      states={pointerStates}
      render={(state) => <Breadcrumb {...args} label={`Fil d’Ariane, ${state}`} />}
    />
  ),
};

export const OddTexts: Story = {
  render: (args) => (
    <Stack gap="2">
      {oddTexts.map((text) => (
        <Breadcrumb
          key={text}
          {...args}
          label={text}
          items={[
            { label: 'Établissements', href: '/etablissements' },
            { label: text, href: '/un' },
            { label: text },
          ]}
        />
      ))}
    </Stack>
  ),
};

/* The pair of the guide. */
export const DoNameTheRecord: Story = {
  tags: ['!dev', '!autodocs'],
};
export const DontNameTheScreen: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    items: [
      { label: 'Tableau de bord', href: '/' },
      { label: 'Utilisateurs', href: '/utilisateurs' },
      { label: 'Détail' },
    ],
  },
};
