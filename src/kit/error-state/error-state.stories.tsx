import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buttonLinkProps } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { ErrorState } from './error-state.tsx';

const retry = { label: 'Réessayer', onRetry: fn() };

const meta = {
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  args: { title: 'Une erreur est survenue, veuillez réessayer.', retry },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Inline: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retry.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retry: { ...retry, pending: true } } };
/** An HTTP status replaces the icon. */
export const Coded: Story = {
  args: { size: 'page', code: 404, title: "This page doesn't exist!", titleLanguage: 'en', retry: undefined },
};
export const Page: Story = {
  args: {
    size: 'page',
    title: 'This page doesn’t exist!',
    text: 'L’adresse a peut-être changé.',
    action: (
      <a href="#accueil" {...buttonLinkProps()}>
        Retour à l’accueil
      </a>
    ),
  },
};
/** The way back comes first where another attempt hardly helps. */
export const ActionFirst: Story = {
  args: {
    size: 'page',
    code: 404,
    title: "This page doesn't exist!",
    titleLanguage: 'en',
    actionFirst: true,
    action: (
      <a href="#liste" {...buttonLinkProps()}>
        Revenir à la liste
      </a>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Revenir à la liste' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toHaveFocus();
  },
};
export const Message: Story = {
  args: { retry: undefined, text: 'Veuillez vérifier votre connection internet' },
};

export const OddTexts: Story = {
  render: (args) => (
    <Stack gap="3">
      {oddTexts.map((text) => (
        <Card key={text} width="narrow">
          <ErrorState {...args} title={text} text={text} retry={{ ...retry, label: text }} />
        </Card>
      ))}
    </Stack>
  ),
};

/* The pair of the guide. */
export const DoOfferAnotherAttempt: Story = {
  tags: ['!dev', '!autodocs'],
};
export const DontBeTechnical: Story = {
  tags: ['!dev', '!autodocs'],
  args: { title: 'TypeError: Failed to fetch (HTTP 503)', retry: undefined },
};
