import { type KindGenerator, usualOptions } from '#fields/generator.ts';
import { allTexts, byFormat, seen } from '#fields/inference-hints.ts';
import { townAt } from '#fields/sample-values.generator.ts';
import type { UrlField } from './url.ts';

export const generator: KindGenerator<UrlField> = {
  access: 'readWrite',
  column: () => 'text',
  canBeUnique: true,
  aliases: ['uri', 'link', 'website'],
  options: usualOptions,
  sample: (index) => `https://exemple.fr/${townAt(index).toLowerCase()}`,
  filling: () => ({ by: 'typing', text: 'https://exemple.fr/essai' }),
  searched: true,
  infer(member) {
    const format = byFormat(member, 'uri', 'url', 'iri');
    const isPage = format !== undefined || allTexts(member.values, (text) => /^https?:\/\/\S+$/.test(text));
    // The address of a picture is a `picture`, if its name or its values say so.
    return isPage && member.shape === 'text'
      ? { confidence: 'likely', reason: format?.reason ?? `${seen(member)} are addresses` }
      : undefined;
  },
};
