import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '#kit/stack/stack.tsx';
import { StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  args: { target: 'contenu', children: 'Aller au contenu' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="contenu" tabIndex={-1}>
        Contenu de la page
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the fixed link inside its story: a transformed parent contains it. */
const frame = { transform: 'translate(0)', width: 240, height: 64 };

export const Playground: Story = {};
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
export const Followed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** The link is visible only with focus, so it has focus in every state. */
export const States: Story = {
  render: (args) => (
    <StateGrid
      rows={['']}
      states={['focus', 'hover', 'pressed']}
      render={() => (
        <div style={frame}>
          <SkipLink {...args} data-focus-visible="" />
        </div>
      )}
    />
  ),
};

export const OddTexts: Story = {
  render: (args) => (
    <Stack gap="0">
      {oddTexts.map((text) => (
        <div key={text} style={frame}>
          <SkipLink {...args} data-focus-visible="">
            {text}
          </SkipLink>
        </div>
      ))}
    </Stack>
  ),
};
