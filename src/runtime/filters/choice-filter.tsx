import { useTagsTexts } from '#fields/tags-texts.ts';
import { Field } from '#kit/field/field.tsx';
import { OptionList } from '#kit/option-list/option-list.tsx';
import { TagsInput } from '#kit/tags-input/tags-input.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { type FilterEditorProps, type FilterKind, type FilterValueProps, fieldOf } from './filter-kind.ts';

/** The number of values that are named before the others are only counted. */
const named = 2;

function valuesOf({ filter: { id }, values }: FilterValueProps): readonly string[] {
  return values[id] ?? [];
}

function Editor(props: FilterEditorProps) {
  const { choices } = fieldOf(props.filter);
  return choices === undefined ? <TypedValues {...props} /> : <PickedValues {...props} choices={choices} />;
}

/** Any number of known values is ticked. */
export function PickedValues({ choices, ...props }: FilterEditorProps & { choices: readonly string[] }) {
  const { filter, onChange } = props;
  return (
    <OptionList
      label={filter.label}
      multiple
      options={choices.map((value) => ({ value, label: filter.labelOf(value) ?? value }))}
      value={valuesOf(props)}
      // In the order of the options, so that the same choice always has the same address.
      onValueChange={(next) => onChange({ [filter.id]: choices.filter((value) => next.includes(value)) })}
    />
  );
}

/** Nobody knows the values before: they are typed, and sought as a form would send them. */
function TypedValues(props: FilterEditorProps) {
  const { filter, onChange } = props;
  const t = useTranslate();
  const texts = useTagsTexts();
  return (
    <Field label={filter.label} labelHidden hint={t('fields.tags.filterHint')}>
      {(control) => (
        <TagsInput
          {...control}
          autoFocus
          texts={texts}
          value={valuesOf(props)}
          onValueChange={(tags) => {
            const sent = fieldOf(filter).draft.safeParse(tags).data;
            onChange({ [filter.id]: Array.isArray(sent) ? sent.map(String) : tags });
          }}
        />
      )}
    </Field>
  );
}

function Value(props: FilterValueProps) {
  const labels = valuesOf(props).map((value) => props.filter.labelOf(value) ?? value);
  const more = labels.length - named;
  return [...labels.slice(0, named), ...(more > 0 ? [`+${more}`] : [])].join(', ');
}

/** One of several values: any number of them is ticked, or typed if nobody knows them before. */
export const choiceFilter: FilterKind = { Editor, Value };
