import type { KindGenerator } from '#fields/generator.ts';
import { isNamed } from '#fields/inference-hints.ts';
import type { LongTextField } from './long-text.ts';

const names =
  'description comment comments commentaire note notes content body bio text message details remarks observations';
const sentences = [
  'Disponible toute l’année, sur demande.',
  'Révision faite au printemps.\nRien à signaler.',
  'Très demandé en été ; à réserver à l’avance.',
];

/** A longer one is no `text`. */
const longestText = 1000;

export const generator: KindGenerator<LongTextField> = {
  access: 'readWrite',
  column: () => 'text',
  aliases: ['textarea'],
  sample: (index) => sentences[index % sentences.length],
  filling: () => ({ by: 'typing', text: 'Deux lignes.\nEn voici une.' }),
  long: true,
  wide: true,
  searched: true,
  anyLength: true,
  infer(member) {
    const { shape, format, choices, values, maxLength = 0 } = member;
    if (shape !== 'text' || choices !== undefined) return undefined;
    if (format !== undefined)
      return maxLength > longestText
        ? { confidence: 'guess', reason: `format ${format}, and its length: shown as it is` }
        : undefined;
    if (values.some((value) => typeof value === 'string' && (value.length > 120 || value.includes('\n'))))
      return { confidence: 'certain', reason: 'long texts, or of several lines' };
    return isNamed(member, names) || maxLength > 500
      ? { confidence: 'likely', reason: 'its name or its length' }
      : undefined;
  },
};
