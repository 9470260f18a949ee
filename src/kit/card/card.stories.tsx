import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Text } from '#kit/text/text.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: { title: 'Solde disponible', children: '1 284,50 €' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Solde disponible' })).toBeVisible();
  },
};
export const Untitled: Story = { args: { title: undefined } };
export const Whole: Story = {
  args: {
    title: 'Modifier mon mot de passe',
    description: 'Il vous sera demandé à la prochaine connexion.',
    actions: (
      <Button variant="outline" size="sm">
        Effacer
      </Button>
    ),
    footer: <Button>Changer mon mot de passe</Button>,
    children: 'Le contenu de la carte.',
  },
};
export const Form: Story = { args: { width: 'form' } };
export const Narrow: Story = {
  args: { width: 'narrow', title: 'Un titre assez long pour passer à la ligne dans une carte étroite' },
};

export const OddTexts: Story = {
  render: (args) => (
    <Stack gap="3">
      {oddTexts.map((text) => (
        <Card key={text} {...args} width="narrow" title={text} description={text} footer={text}>
          {text}
        </Card>
      ))}
    </Stack>
  ),
};

export const DoDivideIt: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: 'Portefeuille',
    children: (
      <Stack gap="4">
        <Text>Solde disponible : 1 284,50 €</Text>
        <Text>Retraits en attente : 2</Text>
      </Stack>
    ),
  },
};
export const DontNest: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: 'Portefeuille',
    children: (
      <Stack gap="4">
        <Card title="Solde disponible" level={3}>
          1 284,50 €
        </Card>
        <Card title="Retraits en attente" level={3}>
          2
        </Card>
      </Stack>
    ),
  },
};
