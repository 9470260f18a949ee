import { OptionList } from '#kit/option-list/option-list.tsx';
import type { FilterEditorProps, FilterKind, FilterValueProps } from './filter-kind.ts';

/** The number of values that are named before the others are only counted. */
const named = 2;

function valuesOf({ filter: { id }, values }: FilterValueProps): readonly string[] {
  return values[id] ?? [];
}

function Editor(props: FilterEditorProps) {
  const { filter, onChange } = props;
  return (
    <OptionList
      label={filter.label}
      multiple
      options={(filter.field.choices ?? []).map((value) => ({
        value,
        label: filter.labelOf(value) ?? value,
      }))}
      value={valuesOf(props)}
      // In the order of the options, so that the same choice always has the same address.
      onValueChange={(next) =>
        onChange({ [filter.id]: (filter.field.choices ?? []).filter((value) => next.includes(value)) })
      }
    />
  );
}

function Value(props: FilterValueProps) {
  const labels = valuesOf(props).map((value) => props.filter.labelOf(value) ?? value);
  const more = labels.length - named;
  return [...labels.slice(0, named), ...(more > 0 ? [`+${more}`] : [])].join(', ');
}

/** One of several values: any number of them is ticked. */
export const choiceFilter: FilterKind = { Editor, Value };
