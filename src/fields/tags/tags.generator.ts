import type { KindGenerator } from '#fields/generator.ts';
import { isNamed } from '#fields/inference-hints.ts';
import { sampleTags } from '#fields/sample-values.generator.ts';
import type { TagsField } from './tags.ts';

const names =
  'tag tags keyword keywords label labels skill skills topic topics ingredient ingredients allergen allergens mots cles etiquettes competences';

/** Names of texts that are not words: addresses, ids, files. */
const otherNames =
  'url urls uri uris link links id ids file files image images photo photos picture pictures';

export const generator: KindGenerator<TagsField> = {
  access: 'readWrite',
  column: () => 'text[]',
  filtered: true,
  searched: true,
  aliases: ['keywords', 'texts'],
  // How many there may be: `..5`.
  limit: (text, end) => (end === 'max' && /^[1-9]\d?$/.test(text) ? Number(text) : undefined),
  options: ({ range, required }) => ({
    ...(range?.max !== undefined && { max: range.max }),
    ...(required && { required }),
  }),
  sample: (index, field) => sampleTags(index, field).slice(0, Number(field.range?.max ?? 3)),
  filling: () => ({ by: 'typing', text: 'essai', confirm: true }),
  stored: ['essai'],
  neverMissing: true,
  infer(member) {
    if (member.shape !== 'list' || member.items !== 'texts' || member.target !== undefined) return undefined;
    if (member.choices !== undefined || isNamed(member, otherNames)) return undefined;
    return {
      confidence: isNamed(member, names) ? 'certain' : 'likely',
      reason: 'a list of texts',
    };
  },
};
