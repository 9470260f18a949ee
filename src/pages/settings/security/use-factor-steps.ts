import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '#lib/errors/errors.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { needsProof } from '#lib/proof/proof.ts';
import { useSingleSubmission } from '#lib/submission/use-single-submission.ts';
import { useActionDone } from '#pages/use-action-done.ts';
import { beginProof, type ProofWays } from '#runtime/factors/proof.ts';
import { type NextElement, nextRow } from '#runtime/links/next-row.ts';
import { restoreFocus } from '#runtime/links/restore-focus.ts';
import * as calls from './factor-calls.ts';

/** An action on the factors. */
type Action = () => Promise<void>;

/** What the dialog of the factors shows. */
export type FactorStep =
  | {
      readonly kind: 'proof';
      readonly proof: ProofWays;
      readonly next: Action;
    }
  | { readonly kind: 'totp'; readonly setup: calls.TotpSetup }
  | { readonly kind: 'passkey'; readonly setup: calls.PasskeySetup }
  | { readonly kind: 'name'; readonly factor: calls.Factor }
  | { readonly kind: 'removal'; readonly factor: calls.Factor }
  | { readonly kind: 'renewal' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/**
 * Controls the setup and the removal of factors. If the service requires a proof of identity, the proof comes first, and
 * the action runs after it by itself.
 */
export function useFactorSteps() {
  const t = useTranslate();
  const client = useQueryClient();
  const { pending, take } = useSingleSubmission();
  const [step, setStep] = useState<FactorStep>();
  const [open, setOpen] = useState(false);
  const next = useRef<NextElement>(undefined);
  const actionDone = useActionDone();
  const refresh = () => client.invalidateQueries({ queryKey: calls.factorsQuery.queryKey });

  function show(next: FactorStep) {
    setStep(next);
    setOpen(true);
  }

  /** Runs an action, after a proof if the service requires one. Rejects as the action does. */
  async function withProof(action: Action) {
    try {
      await action();
    } catch (error) {
      if (!needsProof(error)) throw error;
      show({ kind: 'proof', proof: await beginProof(), next: action });
    }
  }

  const run = (action: Action) =>
    take(() => withProof(action).catch((error: unknown) => notify.error(errorText(error))));

  async function added(result: { readonly recoveryCodes: readonly string[] | null }) {
    notify.success(t('security.factors.added'));
    await refresh();
    if (result.recoveryCodes === null) await finish();
    else show({ kind: 'codes', codes: result.recoveryCodes });
  }

  /** Closes the dialog. If the service has required a factor, the requested page opens. */
  async function finish() {
    setOpen(false);
    await actionDone();
  }

  return {
    step,
    open,
    pending,
    close: () => setOpen(false),
    /** Runs once the recovery codes were kept. */
    finish: () => take(finish),
    addTotp: () => run(async () => show({ kind: 'totp', setup: await calls.beginTotp() })),
    addPasskey: () => run(async () => show({ kind: 'passkey', setup: await calls.beginPasskey() })),
    askName: (factor: calls.Factor) => show({ kind: 'name', factor }),
    /** Runs after a factor has got another name. */
    async renamed() {
      setOpen(false);
      notify.success(t('security.factors.renamed'));
      await refresh();
    },
    askRemoval(factor: calls.Factor) {
      next.current = nextRow();
      show({ kind: 'removal', factor });
    },
    askRenewal: () => show({ kind: 'renewal' }),
    /** Adds the factor whose setup is shown. Rejects if the entries are wrong. */
    confirm: (action: () => Promise<Parameters<typeof added>[0]>) =>
      withProof(async () => added(await action())),
    remove: (factor: calls.Factor) =>
      run(async () => {
        const message = await calls.removeFactor(factor);
        setOpen(false);
        notify.success(message ?? t('security.factors.removed'));
        await refresh();
        restoreFocus(next.current);
      }),
    renew: () =>
      run(async () => {
        const codes = await calls.renewCodes();
        await refresh();
        show({ kind: 'codes', codes });
      }),
    /** Runs the action that waited for the proof. */
    async goOn(next: Action) {
      setOpen(false);
      await next();
    },
  };
}

/** The result of {@link useFactorSteps}. */
export type FactorSteps = ReturnType<typeof useFactorSteps>;
