import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck } from 'lucide';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Components/Data display/Badge',
  component: Badge,
  args: { children: 'Client' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Accent: Story = { args: { tone: 'accent', children: 'Administrateur' } };
export const Success: Story = { args: { tone: 'success', children: 'Vérifié', icon: BadgeCheck } };
export const Warning: Story = { args: { tone: 'warning', children: 'En attente' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Non vérifié' } };
export const Info: Story = { args: { tone: 'info', children: 'Chauffeur' } };
export const LongText: Story = {
  args: { children: 'Restaurants gastronomiques et salles de réception pour événements privés' },
  render: (args) => (
    <Card width="narrow">
      <Badge {...args} />
    </Card>
  ),
};

export const OddTexts: Story = {
  render: (args) => (
    <Card width="narrow">
      <Stack gap="2" align="start">
        {oddTexts.map((text) => (
          <Badge key={text} {...args}>
            {text}
          </Badge>
        ))}
      </Stack>
    </Card>
  ),
};

/* The pair of the guide. */
export const DoSayIt: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Stack direction="row" gap="2">
      <Badge tone="success">Vérifié</Badge>
      <Badge tone="warning">En attente</Badge>
    </Stack>
  ),
};
export const DontRelyOnTones: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Stack direction="row" gap="2">
      <Badge tone="success">Compte</Badge>
      <Badge tone="warning">Compte</Badge>
    </Stack>
  ),
};
