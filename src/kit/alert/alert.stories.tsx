import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#kit/button/button.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Alert } from './alert.tsx';

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  args: { children: 'Identifiants ou mot de passe incorrect.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Danger: Story = {
  tags: ['!autodocs', 'behaviour'],
  args: { role: 'alert' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Identifiants');
  },
};
export const Warning: Story = { args: { tone: 'warning', children: 'Un abonnement est en cours.' } };
export const Success: Story = { args: { tone: 'success', children: 'Catégorie créé avec succès.' } };
export const Info: Story = { args: { tone: 'info', children: 'Les tarifs s’appliquent dès demain.' } };
export const TitleAndLines: Story = {
  args: {
    title: 'Le formulaire contient des erreurs',
    children: 'Téléphone : format requis\nEmail : déjà pris',
  },
};
export const WithAction: Story = {
  args: {
    children: 'Veuillez vérifier votre connection internet puis réessayer',
    action: (
      <Button size="sm" variant="outline">
        Réessayer
      </Button>
    ),
  },
};

export const OddTexts: Story = {
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <Stack gap="2">
        {oddTexts.map((text) => (
          <Alert key={text} {...args} title={text}>
            {text}
          </Alert>
        ))}
      </Stack>
    </div>
  ),
};

/* The pair of the guide. */
export const DoOneWithLines: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Alert title="Le formulaire contient des erreurs">{'Téléphone : format requis\nEmail : déjà pris'}</Alert>
  ),
};
export const DontStack: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <Stack gap="2">
      <Alert>Le formulaire contient des erreurs</Alert>
      <Alert>Téléphone : format requis</Alert>
      <Alert>Email : déjà pris</Alert>
    </Stack>
  ),
};
