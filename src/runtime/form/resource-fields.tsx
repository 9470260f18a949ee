import { FormRow } from '#kit/form-layout/form-layout.tsx';
import { choiceLabel, fieldLabel } from '#runtime/record/labels.ts';
import { fieldOf } from '#runtime/record/present-field.ts';
import type { Resource } from '#schema/resource.ts';
import { DraftField } from './draft-field.tsx';
import type { DraftForm } from './use-draft-form.ts';

interface ResourceFieldsProps {
  form: DraftForm;
  resource: Resource;
  /** True if the first field gets the focus, unless a draft is offered. */
  autoFocus: boolean;
}

/** Shows the fields of a resource's form, row by row. */
export function ResourceFields({ form, resource, autoFocus }: ResourceFieldsProps) {
  const [firstName] = resource.form.flat();
  return resource.form.map((row) => (
    <FormRow key={row.join(' ')}>
      {row.map((name) => (
        <DraftField
          key={name}
          form={form}
          name={name}
          field={fieldOf(resource, name)}
          label={fieldLabel(resource, name)}
          labelOf={choiceLabel(resource, name)}
          record={form.base.record}
          autoFocus={autoFocus && form.kept.offer === undefined && name === firstName}
        />
      ))}
    </FormRow>
  ));
}
