import { Alert } from '#kit/alert/alert.tsx';
import { Button } from '#kit/button/button.tsx';
import { Stack } from '#kit/stack/stack.tsx';
import { Text } from '#kit/text/text.tsx';
import { formatRelative } from '#lib/dates/dates.ts';
import { useTranslate } from '#lib/i18n/i18n.ts';
import type { DraftForm } from './use-draft-form.ts';

/** Offers the changes of an earlier visit that were not saved, with their age. */
export function DraftOffer({ form }: { form: DraftForm }) {
  const t = useTranslate();
  const { offer, resume, ignore } = form.kept;
  if (offer === undefined) return null;

  /** Moves the focus to the first input, since the pressed button disappears. */
  const focusForm = () => form.element.current?.querySelector<HTMLElement>('[name]')?.focus();
  return (
    <Alert tone="info" role="status">
      <Stack gap="2">
        <Text variant="strong">
          {t('drafts.saved', { age: formatRelative(new Date(offer.savedAt).toISOString()) ?? '' })}
        </Text>
        {offer.isRecordChanged && <p>{t('drafts.recordChanged')}</p>}
        <Stack direction="row" gap="2">
          <Button
            size="sm"
            variant="outline"
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
