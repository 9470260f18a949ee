import type { LabelOf } from '#fields/contract.ts';
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
  /** True if only assistive technology gets the label, because it is visible elsewhere. */
  labelHidden?: boolean;
  labelOf?: LabelOf;
  /** The stored record, if one is edited. */
  record?: StoredRecord | undefined;
  autoFocus?: boolean;
}

const noLabel: LabelOf = () => undefined;

/** Connects the input of a kind to the form library. */
export function DraftField(props: DraftFieldProps) {
  const { form, name, field, label, labelHidden, labelOf = noLabel, record, autoFocus } = props;
  const { Control, hint } = inputOf(field);
  return (
    <form.form.Field name={name}>
      {(bound) => (
        <Field
          label={label}
          labelHidden={labelHidden}
          required={field.required}
          hint={hint?.(field)}
          error={form.errorOf(name, bound.state.meta.errors)}
        >
          {(control) => (
            <Control
              control={{ ...control, name }}
              label={label}
              field={field}
              labelOf={labelOf}
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
