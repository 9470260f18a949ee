import type { Input } from '#fields/contract.ts';
import { NumberBox } from '#fields/number-box.tsx';
import { TypedSlider } from '#fields/typed-slider.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { formatPercent } from '#lib/numbers/numbers.ts';
import { type PercentField, percentSign } from './percent.ts';

/** A percentage. Its decimals follow a comma or a point. */
export const input: Input<PercentField> = {
  Control: ({ field, ...props }) => (
    <Stack gap="1">
      <NumberBox {...props} unit={percentSign} signed={field.signed} />
      <TypedSlider
        field={field}
        labels={[props.label]}
        texts={[props.value]}
        onChange={([text = '']) => props.onChange(text)}
        format={formatPercent}
        disabled={props.control.disabled}
        aria-invalid={props.control['aria-invalid']}
      />
    </Stack>
  ),
};
