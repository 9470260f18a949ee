import type { KindGenerator } from '#fields/generator.ts';
import { isPlanned, momentsIn } from '#fields/inference-hints.ts';
import type { InstantField } from './instant.ts';

export const generator: KindGenerator<InstantField> = {
  access: 'readOnly',
  column: () => 'timestamptz',
  filtered: true,
  role: 'creation',
  // The creation time of a record is always known.
  options: ({ name }) => (name === 'createdAt' ? {} : { nullable: true }),
  sample: (index) => new Date(Date.UTC(2026, 9 - (index % 9), 3 + index, 8 + index, 20)).toISOString(),
  infer: (member) => (isPlanned(member) ? undefined : momentsIn(member)),
};
