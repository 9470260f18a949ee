import type { KindGenerator, Member } from '#fields/generator.ts';
import {
  allTexts,
  byMembers,
  isNamed,
  isPictureAddress,
  pictureNames,
  seen,
} from '#fields/inference-hints.ts';
import { mostly, samplePicture } from '#fields/sample-values.generator.ts';
import type { PictureField } from './picture.ts';

/** Infers the address of a picture. One that a request sends as a text is entered as an address: it sends no files. */
function ofText(member: Member) {
  const { format, values, sentAs } = member;
  if (sentAs === 'values') return undefined;
  const named = isNamed(member, pictureNames);
  const looks = allTexts(values, isPictureAddress);
  const isAddress = format !== undefined && ['uri', 'url', 'uri-reference'].includes(format);
  if (looks)
    return {
      args: ['url'],
      confidence: 'likely',
      reason: `${seen(member)} are addresses of pictures`,
    } as const;
  if (isAddress && named)
    return { args: ['url'], confidence: 'likely', reason: `format ${format}, and its name` } as const;
  return named && format === undefined && values.length === 0
    ? ({ args: ['url'], confidence: 'guess', reason: 'its name' } as const)
    : undefined;
}

export const generator: KindGenerator<PictureField> = {
  access: 'readOnly',
  filtered: true,
  role: 'picture',
  aliases: ['image', 'photo'],
  argument: { type: 'oneOf', values: ['object', 'url'], example: 'url' },
  options: ({ args: [shape = 'object'] }) => ({ shape, nullable: true }),
  sample: (index, { args }) => mostly(index, args[0] === 'url' ? samplePicture : { src: samplePicture }),
  infer(member) {
    if (member.shape === 'text') return ofText(member);
    const found = byMembers(member, 'object', ['src'], ['id', 'alt', 'width', 'height']);
    return found && { ...found, readOnly: member.sentAs === 'values' };
  },
};
