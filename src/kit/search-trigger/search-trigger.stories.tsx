import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeTextOnPhone, rightToLeft } from '#kit/story-globals.ts';
import { expectPressed } from '#kit/story-keys.ts';
import { pointerStates, StateGrid } from '#kit/story-states.tsx';
import { oddTexts } from '#kit/story-texts.ts';
import { SearchTrigger } from './search-trigger.tsx';

const meta = {
  title: 'Components/Navigation/SearchTrigger',
  component: SearchTrigger,
  args: { label: 'Rechercher', keys: ['Ctrl', 'K'], onClick: fn() },
} satisfies Meta<typeof SearchTrigger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rechercher' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  tags: ['!autodocs', 'behaviour'],
  play: async ({ args, canvas, userEvent }) =>
    expectPressed(userEvent, canvas.getByRole('button'), args.onClick),
};
export const OnMac: Story = { args: { keys: ['⌘', 'K'] } };
export const States: Story = {
  render: (args) => (
    <StateGrid rows={['']} states={pointerStates} on="button" render={() => <SearchTrigger {...args} />} />
  ),
};
export const OddTexts: Story = { args: { label: oddTexts[4] ?? '' } };
export const OnPhone: Story = { globals: largeTextOnPhone };
export const RightToLeft: Story = { globals: rightToLeft };
export const ForcedColours: Story = { globals: forcedColours };
