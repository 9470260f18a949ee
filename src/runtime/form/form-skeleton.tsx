import { inputOf } from '#fields/inputs.ts';
import { Field } from '#kit/field/field.tsx';
import { FormFooter, FormRow, RequiredNote } from '#kit/form-layout/form-layout.tsx';
import { Skeleton } from '#kit/skeleton/skeleton.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { fieldLabel } from '#runtime/record/labels.ts';
import { fieldOf } from '#runtime/record/present-field.ts';
import type { Resource } from '#schema/resource.ts';

interface FormSkeletonProps {
  resource: Resource;
  /** True if the form has its buttons below it. Those of a dialog are in the dialog itself. Default: false. */
  footer?: boolean;
}

/** The labels of a resource's form, and shapes of its controls, while its record is loading. */
export function FormSkeleton({ resource, footer = false }: FormSkeletonProps) {
  const t = useTranslate();
  return (
    <Stack gap="5" aria-busy>
      <RequiredNote>{t('form.requiredNote')}</RequiredNote>
      {resource.form.map((row) => (
        <FormRow key={row.join(' ')}>
          {row.map((name) => {
            const field = fieldOf(resource, name);
            const { tall, hint } = inputOf(field);
            return (
              <Field
                key={name}
                label={fieldLabel(resource, name)}
                required={field.required}
                hint={hint?.(field)}
              >
                {() => <Skeleton shape={tall === true ? 'block' : 'control'} width="full" />}
              </Field>
            );
          })}
        </FormRow>
      ))}
      {footer && (
        <FormFooter>
          <Skeleton shape="control" width="md" />
          <Skeleton shape="control" width="md" />
        </FormFooter>
      )}
    </Stack>
  );
}
