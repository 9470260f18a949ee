import { useState } from 'react';
import { TypedSlider } from '#fields/typed-slider.tsx';
import { viewsOf } from '#fields/views.ts';
import { Button } from '#kit/button/button.tsx';
import { NumberRange, type NumberRangeValue } from '#kit/number-range/number-range.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { scaled } from '#lib/numbers/scaled.ts';
import { formatField } from '#runtime/record/present-field.ts';
import { problemMessages } from '#runtime/record/problem-messages.ts';
import { rangeNumber } from '#schema/filter-values.ts';
import { notNumber, readTypedNumber } from '#schema/typed-number.ts';
import { type FilterEditorProps, type FilterKind, type FilterValueProps, fieldOf } from './filter-kind.ts';
import { boundOf, boundValues } from './listed-filters.ts';

const asTyped = (text: string, scale: number) =>
  text === '' ? '' : String(scaled(Number(text), scale)).replace('.', ',');
// All digits are written, no power of ten: a number with too many is refused for them.
const asSent = (number: number | null, scale: number) =>
  number === null
    ? ''
    : scaled(number, 1 / scale).toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });

function Editor({ filter, values, onChange, onDone }: FilterEditorProps) {
  const t = useTranslate();
  const field = fieldOf(filter);
  const { scale = 1, units } = field;
  const [draft, setDraft] = useState({
    min: asTyped(boundOf(filter, values, '_min'), scale),
    max: asTyped(boundOf(filter, values, '_max'), scale),
  });
  const [error, setError] = useState<string>();

  const change = (next: NumberRangeValue) => {
    setDraft(next);
    setError(undefined);
  };
  const submit = () => {
    const [min, max] = [readTypedNumber(draft.min, units), readTypedNumber(draft.max, units)];
    if (Number.isNaN(min) || Number.isNaN(max))
      return setError(problemMessages([{ message: notNumber(units) }]));
    if (min !== null && max !== null && min > max) return setError(t('filters.minOverMax'));
    const [sentMin, sentMax] = [asSent(min, scale), asSent(max, scale)];
    const schema = rangeNumber(scale);
    const problems = [sentMin, sentMax].flatMap((sent) =>
      sent === '' ? [] : (schema.safeParse(sent).error?.issues ?? []),
    );
    if (problems.length > 0) return setError(problemMessages(problems));
    onChange(boundValues(filter, { _min: sentMin, _max: sentMax }));
    return onDone();
  };
  return (
    <Stack>
      <NumberRange
        label={filter.label}
        minLabel={t('filters.min')}
        maxLabel={t('filters.max')}
        unit={viewsOf(field).unit?.(field)}
        signed={field.signed}
        value={draft}
        error={error}
        onValueChange={change}
        onSubmit={submit}
      />
      <TypedSlider
        field={field}
        labels={[t('filters.min'), t('filters.max')]}
        texts={[draft.min, draft.max]}
        onChange={([min = '', max = '']) => change({ min, max })}
        format={(number) => formatField(field, number)}
      />
      <Button size="sm" block onClick={submit}>
        {t('filters.apply')}
      </Button>
    </Stack>
  );
}

function Value({ filter, values }: FilterValueProps) {
  const t = useTranslate();
  const shown = (bound: string) => {
    const text = boundOf(filter, values, bound);
    return text === '' ? undefined : (formatField(fieldOf(filter), Number(text)) ?? text);
  };
  const [min, max] = [shown('_min'), shown('_max')];
  if (min === undefined) return t('filters.atMost', { value: max ?? '' });
  if (max === undefined) return t('filters.atLeast', { value: min });
  return t('filters.between', { from: min, to: max });
}

/** A number between two others: typed, or set with a slider if the field declares one. */
export const rangeFilter: FilterKind = { Editor, Value };
