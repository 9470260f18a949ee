import type { ReactNode } from 'react';
import { Field } from '#kit/field/field.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { useEntryForm } from '#lib/submission/use-entry-form.ts';
import { EntryButtons } from '#runtime/factors/entry-buttons.tsx';

interface FactorNameFormProps {
  /** The initial name. */
  name: string;
  submitLabel: string;
  /** Rejects if the name is refused. */
  send: (entries: { readonly name: string }) => Promise<void>;
  onCancel: () => void;
  /** The content before the input. */
  children?: ReactNode;
}

/** Asks for the name of a factor. */
export function FactorNameForm({ name, submitLabel, send, onCancel, children }: FactorNameFormProps) {
  const t = useTranslate();
  const form = useEntryForm({ name }, send);
  return (
    <FormLayout requiredNote={t('form.requiredNote')} pending={form.pending} onSubmit={form.onSubmit}>
      {children}
      <Field
        label={t('security.factors.name')}
        hint={t('security.factors.nameHint')}
        required
        error={form.errors['name']}
      >
        {(control) => <TextInput {...control} {...form.bind('name')} maxLength={100} autoFocus />}
      </Field>
      <EntryButtons submitLabel={submitLabel} pending={form.pending} onCancel={onCancel} />
    </FormLayout>
  );
}
