import type { KindGenerator } from '#fields/generator.ts';
import { allTexts, byFormat, isNamed, isPhoneNumber, seen } from '#fields/inference-hints.ts';
import { formatPhone, type PhoneField, phoneFormat } from './phone.ts';

/** Returns true if a form can save a number again. */
const isFrench = (text: string) => phoneFormat.test(formatPhone(text));

export const generator: KindGenerator<PhoneField> = {
  access: 'readWrite',
  column: () => 'text',
  canBeUnique: true,
  aliases: ['tel'],
  sample: (index) => `06 12 34 56 ${10 + index}`,
  filling: () => ({ by: 'typing', text: '06 12 34 56 78' }),
  titleRank: 6,
  searched: true,
  // A search turns telephone numbers into their national digits.
  alsoSearched: (column) => `plain_phone(${column})`,
  infer(member) {
    const { shape, values, readOnly } = member;
    if (shape !== 'text') return undefined;
    const isPhone = allTexts(values, isPhoneNumber);
    // A form would refuse each record that has a foreign number, also if a schema states the format.
    if (isPhone && !readOnly && !allTexts(values, isFrench)) return undefined;
    const named = isNamed(member, 'phone tel telephone mobile portable');
    if (isPhone)
      return { confidence: named ? 'certain' : 'likely', reason: `${seen(member)} are phone numbers` };
    if (named && values.length === 0) return { confidence: 'likely', reason: 'its name' };
    return byFormat(member, 'phone', 'tel');
  },
};
