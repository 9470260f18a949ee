import type { ReactNode } from 'react';
import { Field } from '#kit/field/field.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { PasswordInput } from '#kit/password-input/password-input.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { secretMember } from '#lib/proof/proof.ts';
import { useEntryForm } from '#lib/submission/use-entry-form.ts';
import { EntryButtons } from './entry-buttons.tsx';

interface PasswordFormProps {
  label: string;
  submitLabel: string;
  /** Rejects if the password is wrong. */
  send: (entries: Readonly<Record<typeof secretMember, string>>) => Promise<void>;
  /** Closes the dialog around the form. Default: there is none. */
  onCancel?: (() => void) | undefined;
  /** The content before the input. */
  children?: ReactNode;
}

/** Asks the signed-in user for the password. The reason of a refusal is at the input. */
export function PasswordForm({ label, submitLabel, send, onCancel, children }: PasswordFormProps) {
  const t = useTranslate();
  const form = useEntryForm({ [secretMember]: '' }, send, secretMember);
  return (
    <FormLayout requiredNote={t('form.requiredNote')} pending={form.pending} onSubmit={form.onSubmit}>
      {children}
      <Field label={label} required error={form.errors[secretMember]}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.bind(secretMember)}
            autoComplete="current-password"
            autoFocus
            revealLabel={t('common.showPassword')}
            concealLabel={t('common.hidePassword')}
          />
        )}
      </Field>
      <EntryButtons submitLabel={submitLabel} pending={form.pending} onCancel={onCancel} />
    </FormLayout>
  );
}
