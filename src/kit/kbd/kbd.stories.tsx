import type { Meta, StoryObj } from '@storybook/react-vite';
import { forcedColours } from '#kit/story-globals.ts';
import { oddTexts } from '#kit/story-texts.ts';
import { Kbd } from './kbd.tsx';

const meta = {
  title: 'Components/Data display/Kbd',
  component: Kbd,
  args: { keys: ['Ctrl', 'K'] },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const OneKey: Story = { args: { keys: ['?'] } };
export const OddTexts: Story = { args: { keys: oddTexts } };
export const ForcedColours: Story = { globals: forcedColours };
