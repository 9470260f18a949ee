import type { LabelOf } from '#fields/contract.ts';
import { InputField } from '#fields/input-field.tsx';
import { inputOf } from '#fields/inputs.ts';
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
  return (
    <form.form.Field name={name}>
      {(bound) => (
        <InputField
          input={inputOf(field)}
          name={name}
          label={label}
          labelHidden={labelHidden}
          field={field}
          labelOf={labelOf}
          error={form.errorOf(name, bound.state.meta.errors)}
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
    </form.form.Field>
  );
}
