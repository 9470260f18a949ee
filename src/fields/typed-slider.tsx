import { Slider } from '#kit/slider/slider.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { scaled } from '#lib/numbers/scaled.ts';
import type { Field } from '#schema/field.ts';
import { readTypedNumber } from '#schema/typed-number.ts';

interface TypedSliderProps {
  field: Pick<Field, 'slider' | 'scale' | 'units'>;
  /** The name of each box beside it. */
  labels: readonly string[];
  /** The typed text of each box. */
  texts: readonly string[];
  /** Gets the texts of the boxes after a thumb has moved. */
  onChange: (texts: string[]) => void;
  /** Returns a stored number as text. */
  format: (number: number) => string | undefined;
  disabled?: boolean | undefined;
  'aria-invalid'?: boolean | undefined;
}

/** A slider below the boxes of one number, or of both ends of a range. Shows nothing if the field declares none. */
export function TypedSlider({ field, labels, texts, onChange, format, ...state }: TypedSliderProps) {
  const t = useTranslate();
  const { slider, scale = 1, units } = field;
  const numberIn = (text: string) => {
    const number = readTypedNumber(text, units);
    return number === null || Number.isNaN(number) ? null : number;
  };
  if (slider === undefined) return null;
  return (
    <Slider
      {...state}
      labels={labels.map((label) => t('fields.slider.label', { label }))}
      scale={{
        min: scaled(slider.min, scale),
        max: scaled(slider.max, scale),
        step: scaled(slider.step, scale),
      }}
      value={texts.map(numberIn)}
      onValueChange={(numbers) =>
        // A box keeps what was typed, unless its thumb has moved.
        onChange(
          texts.map((text, at) =>
            numbers[at] === numberIn(text) ? text : String(numbers[at] ?? '').replace('.', ','),
          ),
        )
      }
      format={(number) => format(scaled(number, 1 / scale)) ?? String(number)}
      emptyText={t('fields.slider.empty')}
    />
  );
}
