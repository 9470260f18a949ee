import type { Input } from '#fields/contract.ts';
import { NumberBox } from '#fields/number-box.tsx';
import { tidyAmount } from '#fields/tidy-amount.ts';
import { euro, euros, type MoneyField } from './money.ts';

const tidy = (typed: string) => tidyAmount(typed, euros);

/** An amount. Its decimals follow a comma or a point, and the currency may be typed. It is formatted with two decimals when it loses focus. */
export const input: Input<MoneyField> = {
  Control: ({ field, ...props }) => <NumberBox {...props} unit={euro} tidy={tidy} signed={field.signed} />,
};
