import type { Input } from '#fields/contract.ts';
import { NumberBox } from '#fields/number-box.tsx';
import { tidyAmount } from '#fields/tidy-amount.ts';
import type { MoneyField } from './money.ts';

const euro = '€';

/** An amount, its decimals after a comma or a point; two of them once the box is left. */
export const input: Input<MoneyField> = {
  Control: ({ field, ...props }) => (
    <NumberBox {...props} unit={euro} tidy={tidyAmount} signed={field.min === undefined || field.min < 0} />
  ),
};
