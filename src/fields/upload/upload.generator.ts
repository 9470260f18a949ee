import type { KindGenerator } from '#fields/generator.ts';
import type { UploadField } from './upload.ts';

export const generator: KindGenerator<UploadField> = {
  access: 'writeOnly',
  role: 'file',
  aliases: ['file'],
  argument: { type: 'field', example: 'photo' },
  options: ({ args: [replaces], required }) => ({
    accept: ['image/png', 'image/jpeg', 'image/webp'],
    maxMegabytes: 5,
    replaces,
    ...(required ? { required } : { removable: true }),
  }),
  sample: () => null,
  filling: () => ({ by: 'file' }),
  wide: true,
};
