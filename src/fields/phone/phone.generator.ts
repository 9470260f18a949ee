import type { KindGenerator } from '#fields/generator.ts';
import { allTexts, byFormat, isNamed, seen } from '#fields/inference-hints.ts';
import type { PhoneField } from './phone.ts';

const french = /^(?:(?:\+|00)33\s?(?:\(0\)\s?)?|0)[1-9](?:[\s.-]?\d{2}){4}$/;
const foreign = /^\+\d[\d\s.()-]{7,}$/;

export const generator: KindGenerator<PhoneField> = {
  access: 'readWrite',
  column: () => 'text',
  canBeUnique: true,
  aliases: ['tel'],
  sample: (index) => `06 12 34 56 ${10 + index}`,
  filling: () => ({ by: 'typing', text: '06 12 34 56 78' }),
  titleRank: 6,
  searched: true,
  infer(member) {
    const { shape, values } = member;
    if (shape !== 'text') return undefined;
    const named = isNamed(member, 'phone tel telephone mobile portable');
    if (allTexts(values, (text) => french.test(text) || foreign.test(text)))
      return { confidence: named ? 'certain' : 'likely', reason: `${seen(member)} are phone numbers` };
    if (named && values.length === 0) return { confidence: 'likely', reason: 'its name' };
    return byFormat(member, 'phone', 'tel');
  },
};
