import { choice } from '#fields/choice/choice.ts';
import { intervalUnits } from '#fields/interval-units.ts';
import { longText } from '#fields/long-text/long-text.ts';
import { money } from '#fields/money/money.ts';
import { period } from '#fields/period/period.ts';
import { quantity } from '#fields/quantity/quantity.ts';
import { recurringPrice } from '#fields/recurring-price/recurring-price.ts';
import { text } from '#fields/text/text.ts';
import { rest } from '#schema/endpoints.ts';
import { defineResource } from '#schema/resource.ts';

/** The plans that drivers may subscribe to. The settings edit them; they have no screens of their own. */
export const plans = defineResource('plans', {
  endpoints: {
    ...rest('/subscription-plans', {}),
    list: { method: 'GET', path: '/subscription-plans', envelope: 'plain', sort: false },
  },
  title: 'name',
  fields: {
    name: text({ required: true }),
    description: longText({ required: true }),
    price: money({ required: true, min: 0, max: 100_000 }),
    interval_count: quantity({ required: true, min: 1, max: 365 }),
    interval_unit: choice({ values: intervalUnits, required: true }),
    trial_interval_count: quantity({ required: true, min: 0, max: 365 }),
    trial_interval_unit: choice({ values: intervalUnits, required: true }),
    cycle: recurringPrice({ interval: 'labels' }),
    trial: period({ count: 'trial_interval_count', unit: 'trial_interval_unit' }),
  },
  list: {
    columns: [{ id: 'identity', lines: ['name', 'cycle'] }, 'description', 'trial'],
    actions: ['edit', 'delete'],
  },
  form: [
    ['name'],
    ['description'],
    ['price', 'interval_count', 'interval_unit'],
    ['trial_interval_count', 'trial_interval_unit'],
  ],
  versioned: true,
});
