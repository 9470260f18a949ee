import type { KindGenerator } from '#fields/generator.ts';
import { byMembers } from '#fields/inference-hints.ts';
import { samplePicture } from '#fields/sample-values.generator.ts';
import type { GalleryField } from './gallery.ts';

const picture = { src: samplePicture };

export const generator: KindGenerator<GalleryField> = {
  access: 'readOnly',
  filtered: true,
  aliases: ['pictures'],
  options: () => undefined,
  sample: (index) => (index % 4 === 3 ? [] : [picture, picture]),
  long: true,
  infer: (member) =>
    byMembers(member, 'list', ['src'], ['id', 'alt', 'description', 'width', 'height', 'position']),
};
