import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Card } from '#kit/card/card.tsx';
import { Page } from '#kit/page/page.tsx';
import { forcedColours, largeTextOnPhone, rightToLeft } from '#kit/story-globals.ts';
import { expectPressed } from '#kit/story-keys.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { NewsButton } from './news-button.tsx';

const meta = {
  title: 'Components/Feedback/NewsButton',
  component: NewsButton,
  args: { text: '3 nouvelles courses.', action: 'Afficher', onShow: fn() },
  decorators: [
    (Story) => (
      <Page title="Courses">
        <Story />
        <Card title="Liste des courses">Les lignes restent où elles sont.</Card>
      </Page>
    ),
  ],
} satisfies Meta<typeof NewsButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 nouvelles courses. Afficher' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) =>
    expectPressed(userEvent, canvas.getByRole('button'), args.onShow),
};
export const States: Story = {
  decorators: [],
  render: (args) => (
    <StateGrid rows={['']} states={pointerStates} on="button" render={() => <NewsButton {...args} />} />
  ),
};
export const OddTexts: Story = { args: { text: oddTexts[4] ?? '' } };
export const OnPhone: Story = { globals: largeTextOnPhone };
export const RightToLeft: Story = { globals: rightToLeft };
export const ForcedColours: Story = { globals: forcedColours };
