import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide';
import { expect } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Page } from './page.tsx';
import { PageParts } from './page-parts.tsx';

const meta = {
  title: 'Components/Layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Utilisateurs',
    actions: <Button icon={<Icon of={Plus} />}>Ajouter</Button>,
    children: <Card title="Liste des utilisateurs">Contenu</Card>,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Form: Story = { args: { width: 'form', title: 'Ajouter une catégorie' } };
export const TitleAlone: Story = { args: { actions: undefined } };
export const LongText: Story = {
  args: { title: 'Restaurants gastronomiques et salles de réception pour événements privés '.repeat(2) },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Parts are arranged as if they were the page's own, and can be hidden together. */
export const Parts: Story = {
  args: {
    children: [
      <PageParts key="shown" hidden={false}>
        <Card title="Retraits">Contenu</Card>
        <Card title="Courses">Contenu</Card>
      </PageParts>,
      <PageParts key="hidden" hidden>
        <Card title="Options">Contenu</Card>
      </PageParts>,
    ],
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('region').map((card) => card.getBoundingClientRect());
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(20);
    await expect(canvas.queryByRole('region', { name: 'Options' })).not.toBeInTheDocument();
  },
};

/** Many buttons fill their lines instead of ending anywhere. */
export const PhoneManyActions: Story = {
  args: {
    actions: ['Changer le rôle', 'Déconnecter', 'Réinitialiser la double authentification', 'Désactiver'].map(
      (label) => (
        <Button key={label} variant="outline">
          {label}
        </Button>
      ),
    ),
  },
  play: async ({ canvas }) => {
    const ends = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(ends[0]?.left).toBe(ends[3]?.left);
    await expect(ends[1]?.right).toBeCloseTo(ends[2]?.right ?? 0);
    await expect(ends[3]?.right).toBeCloseTo(ends[2]?.right ?? 0);
  },
  globals: { viewport: { value: 'phone' } },
};

export const OddTexts: Story = {
  args: {
    title: oddTexts[4],
    actions: <Button icon={<Icon of={Plus} />}>{oddTexts[0]}</Button>,
    children: <Card title={oddTexts[4]}>{oddTexts[0]}</Card>,
  },
  globals: { viewport: { value: 'phone' } },
};
