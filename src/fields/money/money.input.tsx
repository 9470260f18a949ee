import type { Input } from '#fields/contract.ts';
import { NumberBox } from '#fields/number-box.tsx';
import { tidyAmount } from '#fields/tidy-amount.ts';
import { euro, type MoneyField } from './money.ts';

/** An amount. Its decimals follow a comma or a point. It is formatted with two decimals when it loses focus. */
export const input: Input<MoneyField> = {
  Control: ({ field, ...props }) => (
    <NumberBox {...props} unit={euro} tidy={tidyAmount} signed={field.min === undefined || field.min < 0} />
  ),
};
