import type { KindGenerator } from '#fields/generator.ts';
import { allTexts, byFormat, isNamed, seen } from '#fields/inference-hints.ts';
import type { EmailField } from './email.ts';

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export const generator: KindGenerator<EmailField> = {
  access: 'readWrite',
  column: () => 'text',
  canBeUnique: true,
  sample: (index) => `contact${index + 1}@exemple.fr`,
  filling: () => ({ by: 'typing', text: 'essai@exemple.fr' }),
  titleRank: 2,
  searched: true,
  infer(member) {
    const { shape, values } = member;
    if (shape !== 'text') return undefined;
    if (allTexts(values, isEmail))
      return { confidence: 'certain', reason: `${seen(member)} are email addresses` };
    if (values.length === 0 && isNamed(member, 'email mail courriel'))
      return byFormat(member, 'email') ?? { confidence: 'likely', reason: 'its name' };
    return byFormat(member, 'email', 'idn-email');
  },
};
