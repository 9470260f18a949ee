import type { KindGenerator } from '#fields/generator.ts';
import type { PeriodField } from './period.ts';

const members = (name: string) => [`${name}_count`, `${name}_unit`] as const;

export const generator: KindGenerator<PeriodField> = {
  access: 'readOnly',
  options({ name }) {
    const [count, unit] = members(name);
    return { count, unit };
  },
  members,
  sample(index, { name }) {
    const [count, unit] = members(name);
    return { [count]: (index % 3) + 1, [unit]: ['day', 'week', 'month'][index % 3] };
  },
};
