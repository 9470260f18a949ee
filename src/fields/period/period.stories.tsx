import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { period } from './period.ts';
import { views } from './period.views.tsx';

const field = period({ count: 'count', unit: 'unit' });

const meta = { title: 'Fields/Numbers/Period' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (count: number | string, unit: string | null) => () => (
  <Shown views={views} field={field} value={{ count, unit }} />
);

export const Days: Story = {
  render: shown(14, 'day'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('14 jour(s)')).toHaveLength(2);
  },
};
export const Weeks: Story = { render: shown('2', 'week') };
export const Months: Story = { render: shown(1, 'month') };
export const Years: Story = { render: shown(1, 'year') };
export const UnknownUnit: Story = { render: shown(3, 'quarter') };
export const NoUnit: Story = { render: shown(3, null) };
/** Zero, a negative number, and a very large one. */
export const Extreme: Story = {
  render: () => (
    <ShownEach
      views={views}
      field={field}
      values={[
        { count: 0, unit: 'day' },
        { count: -1, unit: 'month' },
        { count: 123_456_789, unit: 'year' },
      ]}
    />
  ),
};
export const Long: Story = { render: shown(3, 'billing_cycle_of_the_other_service_'.repeat(3)) };
export const Empty: Story = {
  render: () => <MissingValue field={field} raw={{ count: null, unit: 'day' }} />,
};
