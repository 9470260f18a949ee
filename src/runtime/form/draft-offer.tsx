import { useId } from 'react';
import { Alert } from '#kit/alert/alert.tsx';
import { Button } from '#kit/button/button.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { formatRelative } from '#lib/dates/dates.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { DraftForm } from './use-draft-form.ts';

interface DraftOfferProps {
  form: DraftForm;
  /** True if the offer gets the focus, unless the user has begun to type. */
  autoFocus: boolean;
}

/** Offers the changes of an earlier visit that were not saved, with their age. The buttons are described by it. */
export function DraftOffer({ form, autoFocus }: DraftOfferProps) {
  const t = useTranslate();
  const id = useId();
  const { offer, resume, ignore } = form.kept;
  if (offer === undefined) return null;
  const described = offer.isRecordChanged ? `${id} ${id}-changed` : id;

  /** Moves the focus to the first input, since the pressed button disappears. */
  const focusForm = () => form.element.current?.querySelector<HTMLElement>('[name]')?.focus();
  return (
    <Alert tone="info">
      <Stack gap="2">
        <Text id={id} variant="strong">
          {t('drafts.saved', { age: formatRelative(new Date(offer.savedAt).toISOString()) ?? '' })}
        </Text>
        {offer.isRecordChanged && (
          <p id={`${id}-changed`}>
            {t(offer.outdated === undefined ? 'drafts.recordChanged' : 'drafts.asked')}
          </p>
        )}
        <Stack direction="row" gap="2">
          <Button
            size="sm"
            variant="outline"
            aria-describedby={described}
            autoFocus={autoFocus && !form.isDirty()}
            onClick={() => {
              resume(form.change);
              focusForm();
            }}
          >
            {t('drafts.resume')}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-describedby={described}
            onClick={() => {
              ignore();
              focusForm();
            }}
          >
            {t('drafts.ignore')}
          </Button>
        </Stack>
      </Stack>
    </Alert>
  );
}
