import { useTranslate } from '#lib/i18n/i18n.ts';
import { useAttempts } from '#lib/submission/use-attempts.ts';
import { type Factor, renameFactor } from './factor-calls.ts';
import { FactorNameForm } from './factor-name-form.tsx';
import type { FactorSteps } from './use-factor-steps.ts';

/** Gives a factor another name. */
export function RenameForm({ factor, steps }: { factor: Factor; steps: FactorSteps }) {
  const t = useTranslate();
  const rename = useAttempts((entries: { readonly name: string }, key) => renameFactor(factor, entries, key));
  return (
    <FactorNameForm
      name={factor.name}
      submitLabel={t('common.save')}
      onCancel={steps.close}
      send={async (entries) => {
        await rename(entries);
        await steps.renamed();
      }}
    />
  );
}
