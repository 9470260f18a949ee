import { type KindGenerator, usualOptions } from '#fields/generator.ts';
import { mostly } from '#fields/sample-values.generator.ts';
import type { PostalAddressField } from './postal-address.ts';

/** Towns with their postcodes and the coordinates of their centres. */
const towns = [
  { town: '69001 Lyon', lat: 45.767, lng: 4.8336 },
  { town: '44000 Nantes', lat: 47.2184, lng: -1.5536 },
  { town: '59000 Lille', lat: 50.6366, lng: 3.0635 },
  { town: '35000 Rennes', lat: 48.1113, lng: -1.68 },
  { town: '21000 Dijon', lat: 47.3216, lng: 5.0415 },
  { town: '06000 Nice', lat: 43.7009, lng: 7.2684 },
] as const;

const typed = '12 rue de la Paix, 75002 Paris';

export const generator: KindGenerator<PostalAddressField> = {
  access: 'readWrite',
  aliases: ['address', 'place'],
  options: usualOptions,
  sample: (index, { required }) => {
    const { town, ...at } = towns[index % towns.length] ?? towns[0];
    const address = { address: `${3 + index * 4} rue de la République\n${town}`, ...at };
    return required ? address : mostly(index, address);
  },
  filling: () => ({ by: 'typing', text: typed }),
  stored: { address: typed, lat: null, lng: null },
  long: true,
  searched: true,
  searchedMember: 'address',
  wide: true,
};
