import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MissingValue, Shown, ShownEach } from '#fields/story-frames.tsx';
import { type RecurringPrice, recurringPrice } from './recurring-price.ts';
import { views } from './recurring-price.views.tsx';

const field = recurringPrice({});

const meta = { title: 'Fields/Numbers/RecurringPrice' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (value: RecurringPrice) => () => <Shown views={views} field={field} value={value} />;

export const Monthly: Story = {
  render: shown({ price: 9.99, interval_count: 1, interval_unit: 'month' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('9,99 € / mois')).toHaveLength(2);
  },
};
export const EveryTwoWeeks: Story = {
  render: shown({ price: '29.99', interval_count: 2, interval_unit: 'week' }),
};
/** The count and the label of its unit, whatever the count. */
export const Labels: Story = {
  render: () => (
    <ShownEach
      views={views}
      field={recurringPrice({ interval: 'labels' })}
      values={[
        { price: 9.99, interval_count: 1, interval_unit: 'month' },
        { price: 1199.5, interval_count: 2, interval_unit: 'year' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('1 199,50 € / 2 Année(s)')).toHaveLength(2);
  },
};
export const UnknownUnit: Story = {
  render: shown({ price: 12, interval_count: 1, interval_unit: 'quarter' }),
};
export const NoInterval: Story = { render: shown({ price: 0 }) };
/** Zero, a refund, and a price that is longer than its column. */
export const Extreme: Story = {
  render: () => (
    <ShownEach
      views={views}
      field={field}
      values={[
        { price: 0, interval_count: 0, interval_unit: 'day' },
        { price: -45.1, interval_count: 1, interval_unit: 'week' },
        { price: 9_999_999_999.99, interval_count: 1234, interval_unit: 'year' },
      ]}
    />
  ),
};
/** A long unit that the product does not know. */
export const Long: Story = {
  render: shown({
    price: 12,
    interval_count: 2,
    interval_unit: 'billing_cycle_of_the_other_service_'.repeat(3),
  }),
};
export const Empty: Story = { render: () => <MissingValue field={field} raw={{ price: null }} /> };
