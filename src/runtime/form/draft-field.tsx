import type { Word } from '#fields/contract.ts';
import { inputOf } from '#fields/inputs.ts';
import { Field } from '#kit/field/field.tsx';
import type { Field as FieldOfKind } from '#schema/field.ts';
import type { StoredRecord } from '#schema/resource.ts';
import type { DraftForm } from './use-draft-form.ts';

interface DraftFieldProps {
  form: DraftForm;
  name: string;
  field: FieldOfKind;
  label: string;
  /** The label is for assistive technology only: what stands around the field says it to the eye. */
  labelHidden?: boolean;
  word?: Word;
  /** The stored record, where one is edited. */
  record?: StoredRecord | undefined;
  autoFocus?: boolean;
}

const noWord: Word = () => undefined;

/** The one place where a kind's input meets the form library. */
export function DraftField(props: DraftFieldProps) {
  const { form, name, field, label, labelHidden, word = noWord, record, autoFocus } = props;
  const { Control } = inputOf(field);
  return (
    <form.form.Field name={name}>
      {(bound) => (
        <Field
          label={label}
          labelHidden={labelHidden}
          required={field.required}
          error={form.errorOf(name, bound.state.meta.errors)}
        >
          {(control) => (
            <Control
              control={{ ...control, name }}
              label={label}
              field={field}
              word={word}
              value={bound.state.value}
              record={record}
              autoFocus={autoFocus}
              onBlur={bound.handleBlur}
              onChange={(value) => {
                form.changed(name);
                bound.handleChange(value);
              }}
            />
          )}
        </Field>
      )}
    </form.form.Field>
  );
}
