import type { Input } from '#fields/contract.ts';
import { NumberBox } from '#fields/number-box.tsx';
import { TypedSlider } from '#fields/typed-slider.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { unitSymbol } from '#lib/numbers/numbers.ts';
import type { QuantityField } from './quantity.ts';
import { format } from './quantity.views.tsx';

/** A number. Its decimals follow a comma or a point. */
export const input: Input<QuantityField> = {
  Control: ({ field, ...props }) => (
    <Stack gap="1">
      <NumberBox {...props} unit={field.unit && unitSymbol(field.unit)} signed={field.signed} />
      <TypedSlider
        field={field}
        labels={[props.label]}
        texts={[props.value]}
        onChange={([text = '']) => props.onChange(text)}
        format={(number) => format(number, { field })}
        disabled={props.control.disabled}
        aria-invalid={props.control['aria-invalid']}
      />
    </Stack>
  ),
};
