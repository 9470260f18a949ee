import type { Input } from '#fields/contract.ts';
import { NumberBox } from '#fields/number-box.tsx';
import { type PercentField, percentSign } from './percent.ts';

/** A percentage. Its decimals follow a comma or a point. */
export const input: Input<PercentField> = {
  Control: ({ field, ...props }) => <NumberBox {...props} unit={percentSign} signed={field.min < 0} />,
};
