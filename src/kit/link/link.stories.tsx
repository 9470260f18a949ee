import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { handled, StateSheet } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { ExternalLink, linkProps } from './link.tsx';

const meta = {
  title: 'Components/Link',
  component: ExternalLink,
  args: { href: 'https://example.com/', newTabLabel: '(nouvel onglet)', children: 'Voir le paiement' },
} satisfies Meta<typeof ExternalLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every prop can be set here. */
export const Playground: Story = {};
export const External: Story = {
  play: async ({ canvas }) => {
    const anchor = canvas.getByRole('link', { name: 'Voir le paiement (nouvel onglet)' });
    await expect(anchor).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const Accent: Story = { args: { look: 'accent' } };
export const Plain: Story = { args: { look: 'plain' } };
export const Inline: Story = {
  render: () => (
    <p>
      Le détail se trouve dans{' '}
      <a href="#parametres" {...linkProps({ look: 'inline' })}>
        les paramètres
      </a>
      .
    </p>
  ),
};

/** Every state side by side, held still. */
export const States: Story = {
  render: (args) => (
    <StateSheet
      rows={['accent', 'plain', 'inline']}
      states={handled}
      draw={(_, look) => (
        <p>
          <ExternalLink {...args} look={look} />
        </p>
      )}
    />
  ),
};

/** Other scripts, pictures, nothing to see and nowhere to break. */
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
