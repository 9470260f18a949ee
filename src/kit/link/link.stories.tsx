import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { expectFollowed } from '#kit/story-keys.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { Text } from '#kit/text/text.tsx';
import { ExternalLink, linkProps } from './link.tsx';

const meta = {
  title: 'Components/Navigation/Link',
  component: ExternalLink,
  args: { href: 'https://example.com/', newTabLabel: '(nouvel onglet)', children: 'Voir le paiement' },
} satisfies Meta<typeof ExternalLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ canvas, userEvent }) =>
    expectFollowed(userEvent, canvas.getByRole('link', { name: /Voir le paiement/ })),
};
export const External: Story = {
  play: async ({ canvas }) => {
    const anchor = canvas.getByRole('link', { name: 'Voir le paiement (nouvel onglet)' });
    await expect(anchor).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const Accent: Story = { args: { variant: 'accent' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Inline: Story = {
  render: () => (
    <p>
      Le détail se trouve dans{' '}
      <a href="#parametres" {...linkProps({ variant: 'inline' })}>
        les paramètres
      </a>
      .
    </p>
  ),
};

export const States: Story = {
  render: (args) => (
    <StateGrid
      rows={['accent', 'quiet', 'inline']}
      states={pointerStates}
      render={(_, variant) => (
        <p>
          <ExternalLink {...args} variant={variant} />
        </p>
      )}
    />
  ),
};

export const OddTexts: Story = {
  render: (args) => (
    <Card width="narrow">
      <Stack gap="2">
        {oddTexts.map((text) => (
          <p key={text}>
            <ExternalLink {...args}>{text}</ExternalLink>
          </p>
        ))}
      </Stack>
    </Card>
  ),
};

export const DoNameTheTarget: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Text>
      Remboursé le 12 novembre. <ExternalLink {...args} variant="inline" />
    </Text>
  ),
};
export const DontSayHere: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Text>
      Remboursé le 12 novembre.{' '}
      <ExternalLink {...args} variant="inline">
        Cliquez ici
      </ExternalLink>
    </Text>
  ),
};
