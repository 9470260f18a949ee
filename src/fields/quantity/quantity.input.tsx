import type { Input } from '#fields/contract.ts';
import { NumberBox } from '#fields/number-box.tsx';
import { unitSign } from '#lib/numbers/numbers.ts';
import type { QuantityField } from './quantity.ts';

/** A number. Its decimals follow a comma or a point. */
export const input: Input<QuantityField> = {
  Control: ({ field, ...props }) => (
    <NumberBox
      {...props}
      unit={field.unit && unitSign(field.unit)}
      signed={field.min === undefined || field.min < 0}
    />
  ),
};
