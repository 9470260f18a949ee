import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide';
import { expect } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Page } from './page.tsx';

const meta = {
  title: 'Components/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Utilisateurs',
    description: 'Clients, chauffeurs et administrateurs du service.',
    actions: <Button icon={<Icon of={Plus} />}>Ajouter</Button>,
    children: <Card title="Liste des utilisateurs">Contenu</Card>,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Form: Story = { args: { width: 'form', title: 'Ajouter une catégorie' } };
export const TitleAlone: Story = { args: { description: undefined, actions: undefined } };
export const LongText: Story = {
  args: { title: 'Restaurants gastronomiques et salles de réception pour événements privés '.repeat(2) },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

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
    description: oddTexts.join(' '),
    actions: <Button icon={<Icon of={Plus} />}>{oddTexts[0]}</Button>,
    children: <Card title={oddTexts[4]}>{oddTexts[0]}</Card>,
  },
  globals: { viewport: { value: 'phone' } },
};
