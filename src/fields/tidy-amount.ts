const amount = /^([+-]?)(\d*)[.,]?(\d{0,2})$/;
const thousands = /\B(?=(\d{3})+$)/g;

/**
 * An amount as it is written in French: its thousands apart, two figures after the comma. It is written, never
 * counted: not a cent of what was typed changes. What is no amount, or has parts of a cent, is left as it is.
 * @example tidyAmount('1234,5') // '1 234,50'
 */
export function tidyAmount(typed: string): string {
  const [, sign, euros = '', cents = ''] =
    amount.exec(typed.replaceAll(/\s/g, '').replace('\u2212', '-')) ?? [];
  if (sign === undefined || euros + cents === '') return typed;
  const whole = euros.replace(/^0+(?=\d)/, '').replaceAll(thousands, '\u202f') || '0';
  return `${sign === '-' ? '-' : ''}${whole},${cents.padEnd(2, '0')}`;
}
