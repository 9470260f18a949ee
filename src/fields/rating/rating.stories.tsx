import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { type Rating, rating } from './rating.ts';
import { views } from './rating.views.tsx';

const field = rating({});

const meta = { title: 'Fields/Numbers/Rating' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: Rating) => () => <Shown views={views} field={field} value={value} />;

export const Average: Story = {
  render: shown({ avg: 4.5, total: 12 }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('4,50 / 12')).toHaveLength(2);
    await expect(canvas.getAllByText('Note moyenne de 4,50 pour 12 avis')).toHaveLength(2);
  },
};
export const NoReview: Story = { render: shown({ avg: 0, total: 0 }) };
export const ManyReviews: Story = { render: shown({ avg: 4.987, total: 1_234_567 }) };
/** An average above the scale, and a very large number of reviews. */
export const Extreme: Story = {
  render: () => (
    <ShownEach
      views={views}
      field={field}
      values={[
        { avg: 5, total: 1 },
        { avg: 0.001, total: 2 },
        { avg: 4.999, total: 8_000_000_000 },
      ]}
    />
  ),
};
export const Empty: Story = { render: () => <MissingValue field={field} /> };
