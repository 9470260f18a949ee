import { useId } from 'react';
import { Field } from '#kit/field/field.tsx';
import type { Field as FieldOfKind } from '#schema/field.ts';
import type { Input, InputProps } from './contract.ts';

interface InputFieldProps<F extends FieldOfKind> extends Omit<InputProps<F>, 'control'> {
  input: Input<F>;
  name: string;
  disabled?: boolean | undefined;
  /** True if only assistive technology gets the label, because it is visible elsewhere. */
  labelHidden?: boolean | undefined;
}

/** The input of a field with its label, its hint and its error. An input with several parts shows these itself. */
export function InputField<F extends FieldOfKind>(props: InputFieldProps<F>) {
  const { input, name, disabled, labelHidden, ...rest } = props;
  const { Control, hasParts, hint } = input;
  const { label, field, error } = rest;
  const id = useId();
  if (hasParts) return <Control {...rest} control={{ id, name, disabled, required: field.required }} />;
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      required={field.required}
      hint={hint?.(field)}
      error={error}
    >
      {(control) => <Control {...rest} control={{ ...control, name, disabled }} />}
    </Field>
  );
}
