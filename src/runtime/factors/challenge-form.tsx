import { type FormEvent, useState } from 'react';
import { Button } from '#kit/button/button.tsx';
import { Field } from '#kit/field/field.tsx';
import { FormLayout } from '#kit/form-layout/form-layout.tsx';
import { PinInput } from '#kit/pin-input/pin-input.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { TextInput } from '#kit/text-input/text-input.tsx';
import { describeForForm } from '#lib/errors/errors.ts';
import { useFirstErrorFocus } from '#lib/focus/use-first-error-focus.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import { notify } from '#lib/notify/notify.ts';
import { useSingleSubmission } from '#lib/submission/use-single-submission.ts';
import type { Challenge, ChallengeAnswer, FactorKind } from './challenge.ts';
import { EntryButtons } from './entry-buttons.tsx';
import { answerWithPasskey } from './passkeys.ts';

interface ChallengeFormProps {
  challenge: Challenge;
  submitLabel: string;
  /** Rejects if the answer is wrong. */
  send: (answer: ChallengeAnswer) => Promise<void>;
  /** Closes the dialog around the form. Default: there is none. */
  onCancel?: (() => void) | undefined;
}

/** Answers a challenge with a code, a passkey or a recovery code. After an error the entry stays. */
export function ChallengeForm({ challenge, submitLabel, send, onCancel }: ChallengeFormProps) {
  const t = useTranslate();
  const { factors } = challenge;
  const [factor, setFactor] = useState<FactorKind>(factors[0] ?? 'recovery');
  const [error, setError] = useState<string>();
  const { pending, take } = useSingleSubmission();
  const focusFirstError = useFirstErrorFocus();

  async function answerOf(element: HTMLFormElement): Promise<ChallengeAnswer | undefined> {
    const { id, passkey } = challenge;
    if (factor === 'passkey' && passkey !== undefined)
      return { challenge: id, factor, credential: await answerWithPasskey(passkey) };
    if (factor === 'passkey') return undefined;
    const code = String(new FormData(element).get('code') ?? '').trim();
    if (code !== '') return { challenge: id, factor, code };
    setError(t('validation.required'));
    focusFirstError(element);
    return undefined;
  }

  async function submit(element: HTMLFormElement) {
    setError(undefined);
    try {
      const answer = await answerOf(element);
      if (answer !== undefined) await send(answer);
    } catch (failure) {
      const { text, fields } = describeForForm(failure, (name) => name === 'code');
      const own = fields['code'];
      setError(own);
      if (own !== undefined) focusFirstError(element);
      notify.error(text);
    }
  }

  return (
    <FormLayout
      requiredNote={t('form.requiredNote')}
      pending={pending}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        event.stopPropagation();
        const element = event.currentTarget;
        take(() => submit(element));
      }}
    >
      {factor === 'passkey' ? (
        <Text as="p">{t('factors.passkeyHint')}</Text>
      ) : (
        <Field
          key={factor}
          label={t(`factors.${factor}`)}
          hint={t(`factors.${factor}Hint`)}
          required
          error={error}
        >
          {(control) => {
            const entry = { ...control, name: 'code', autoFocus: true, onChange: () => setError(undefined) };
            return factor === 'totp' ? (
              <PinInput {...entry} />
            ) : (
              <TextInput
                {...entry}
                size="lg"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            );
          }}
        </Field>
      )}
      <EntryButtons
        submitLabel={factor === 'passkey' ? t('factors.usePasskey') : submitLabel}
        pending={pending}
        onCancel={onCancel}
        autoFocus={factor === 'passkey'}
      />
      {factors.length > 1 && (
        <Stack direction="row" gap="2" wrap>
          {factors
            .filter((other) => other !== factor)
            .map((other) => (
              <Button
                key={other}
                variant="ghost"
                size="sm"
                onClick={() => {
                  setError(undefined);
                  setFactor(other);
                }}
              >
                {t(`factors.other.${other}`)}
              </Button>
            ))}
        </Stack>
      )}
    </FormLayout>
  );
}
