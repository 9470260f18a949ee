import type { KindGenerator } from '#fields/generator.ts';
import type { RecurringPriceField } from './recurring-price.ts';

export const generator: KindGenerator<RecurringPriceField> = {
  access: 'readOnly',
  options: () => ({}),
  members: () => ['price', 'interval_count', 'interval_unit'],
  sample: (index) => ({
    price: 12.5 * (index + 1),
    interval_count: (index % 3) + 1,
    interval_unit: ['day', 'week', 'month'][index % 3],
  }),
};
