import type { KindGenerator } from '#fields/generator.ts';
import { byMembers } from '#fields/inference-hints.ts';
import { mostly, townAt } from '#fields/sample-values.generator.ts';
import type { LocationField } from './location.ts';

const optional = ['lat', 'lng', 'latitude', 'longitude', 'city', 'zip', 'country', 'id'];

export const generator: KindGenerator<LocationField> = {
  access: 'readOnly',
  sample: (index) => mostly(index, { address: `${3 + index} rue de la République, ${townAt(index)}` }),
  titleRank: 5,
  infer: (member) => byMembers(member, 'object', ['address'], optional),
};
