import { Button } from '#kit/button/button.tsx';
import { Field } from '#kit/field/field.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { useAttempts } from '#lib/submission/use-attempts.ts';
import { useEntryForm } from '#lib/submission/use-entry-form.ts';
import { type Factor, renameFactor } from './factor-calls.ts';
import type { FactorSteps } from './use-factor-steps.ts';

/** Gives a factor another name. */
export function RenameForm({ factor, steps }: { factor: Factor; steps: FactorSteps }) {
  const t = useTranslate();
  const rename = useAttempts((entries: { readonly name: string }, key) => renameFactor(factor, entries, key));
  const form = useEntryForm({ name: factor.name }, async (entries) => {
    await rename(entries);
    await steps.renamed();
  });
  return (
    <FormLayout pending={form.pending} onSubmit={form.onSubmit}>
      <Field
        label={t('security.factors.name')}
        hint={t('security.factors.nameHint')}
        required
        error={form.errors['name']}
      >
        {(control) => <TextInput {...control} {...form.bind('name')} maxLength={100} autoFocus />}
      </Field>
      <Button type="submit" size="lg" block loading={form.pending}>
        {t('common.save')}
      </Button>
    </FormLayout>
  );
}
