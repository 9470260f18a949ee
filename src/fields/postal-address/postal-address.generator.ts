import { type KindGenerator, usualOptions } from '#fields/generator.ts';
import { mostly, townAt } from '#fields/sample-values.generator.ts';
import type { PostalAddressField } from './postal-address.ts';

const typed = '12 rue de la Paix, 75002 Paris';

export const generator: KindGenerator<PostalAddressField> = {
  access: 'readWrite',
  aliases: ['address', 'place'],
  options: usualOptions,
  sample: (index, { required }) => {
    const address = {
      address: `${3 + index * 4} rue de la République\n${townAt(index)}`,
      lat: 45 + index / 8,
      lng: index / 2,
    };
    return required ? address : mostly(index, address);
  },
  entry: () => ({ by: 'typing', text: typed }),
  stored: { address: typed, lat: null, lng: null },
  long: true,
  wide: true,
};
