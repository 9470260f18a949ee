import type { KindGenerator, Member } from '#fields/generator.ts';
import { byMembers, isNamed, isPictureAddress, pictureNames, seen } from '#fields/inference-hints.ts';
import { samplePicture } from '#fields/sample-values.generator.ts';
import type { GalleryField } from './gallery.ts';

/** The largest number of pictures if nothing else is given. A form with files of every kind then has less than it may have. */
const usualMax = 6;

const severalNames = pictureNames.replaceAll(/\w+/g, '$&s');
const addresses = [samplePicture, `${samplePicture}#2`];

/** Infers pictures from a list of their addresses, or of files. */
function ofTexts(member: Member) {
  const { values, itemFormat = '' } = member;
  const texts = values.flat();
  const args = ['url'];
  if (itemFormat === 'binary') return { args, confidence: 'certain', reason: 'a list of files' } as const;
  if (texts.length > 0 && texts.every(isPictureAddress))
    return { args, confidence: 'likely', reason: `${seen(member)} are addresses of pictures` } as const;
  return itemFormat.startsWith('ur') && isNamed(member, `${pictureNames} ${severalNames}`)
    ? ({ args, confidence: 'likely', reason: `a list of the format ${itemFormat}, and its name` } as const)
    : undefined;
}

export const generator: KindGenerator<GalleryField> = {
  access: 'readWrite',
  filtered: true,
  aliases: ['pictures'],
  argument: { type: 'oneOf', values: ['object', 'url'], example: 'url' },
  limit: (text, end) => (end === 'max' && /^[1-9]\d?$/.test(text) ? Number(text) : undefined),
  options: ({ args: [shape = 'object'], required, range, readOnly }) =>
    readOnly
      ? { shape }
      : {
          shape,
          accept: ['image/png', 'image/jpeg', 'image/webp'],
          maxMegabytes: 5,
          max: range?.max ?? usualMax,
          ...(required && { required }),
        },
  sample: (index, { args, range }) => {
    const shown = index % 4 === 3 ? [] : addresses.slice(0, Number(range?.max ?? usualMax));
    return args[0] === 'url' ? shown : shown.map((src) => ({ src }));
  },
  filling: () => ({ by: 'file' }),
  long: true,
  wide: true,
  neverMissing: true,
  infer(member) {
    const found =
      member.shape === 'list' && member.members.length === 0
        ? ofTexts(member)
        : byMembers(member, 'list', ['src'], ['id', 'alt', 'description', 'width', 'height', 'position']);
    // A request that has them as JSON sends no files.
    return found && { ...found, readOnly: member.sentAs === 'values' };
  },
};
