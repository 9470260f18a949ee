import { digitsOf } from '#schema/typed-number.ts';

const amount = /^([+-]?)(\d*)\.?(\d{0,2})$/;
const thousands = /\B(?=(\d{3})+$)/g;

/**
 * Formats a typed amount in the French way, without its currency: grouped thousands, two digits after the comma. It works on
 * the text, so no cent is lost by rounding. A text that is not an amount, or has more than two decimals, stays as it is.
 * `units` are the names of the currency.
 * @example tidyAmount('1234,5 €', ['€']) // '1 234,50'
 */
export function tidyAmount(typed: string, units?: readonly string[]): string {
  const [, sign, euros = '', cents = ''] = amount.exec(digitsOf(typed, units) ?? '') ?? [];
  if (sign === undefined || euros + cents === '') return typed;
  const whole = euros.replace(/^0+(?=\d)/, '').replaceAll(thousands, '\u202f') || '0';
  return `${sign === '-' ? '\u2212' : ''}${whole},${cents.padEnd(2, '0')}`;
}
