import type { Meta, StoryObj } from '@storybook/react-vite';
import { MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { percent } from './percent.ts';
import { views } from './percent.views.tsx';

const field = percent({});

const meta = { title: 'Fields/Percent' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: number | string) => () => <Shown views={views} field={field} value={value} />;

export const Whole: Story = { render: shown(0.2) };
export const Decimals: Story = { render: shown('0.055') };
export const Zero: Story = { render: shown(0) };
/** More than the whole, less than zero, and a very small share. */
export const Extreme: Story = {
  render: () => <ShownEach views={views} field={field} values={[-0.1, 1.5, 1234.5678, 0.00001]} />,
};
export const Empty: Story = { render: () => <MissingValue field={field} /> };
