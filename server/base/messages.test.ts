import { expect, test } from 'vitest';
import { money } from '#fields/money/money.ts';
import { percent } from '#fields/percent/percent.ts';
import { quantity } from '#fields/quantity/quantity.ts';
import type { Field } from '#schema/field.ts';
import { problemMessage } from './messages.ts';

test.each<[field: Pick<Field, 'sent'>, sent: number, limit: string]>([
  [quantity({ required: true, max: 999_999 }), 1_000_000, 'plus 999\u202f999'],
  [money({ required: true, min: 1234.5 }), 0, 'moins 1\u202f234,5'],
  [percent({ required: true, max: 12.5 }), 13, 'plus 1\u202f250'],
])('a refused number is told its limit as numbers are written in French', (field, sent, limit) => {
  const problems = field.sent?.safeParse(sent).error?.issues.map(({ message }) => problemMessage(message));
  expect(problems).toEqual([`La valeur doit être d’au ${limit}`]);
});
