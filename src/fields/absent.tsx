import { Text } from '#kit/text/text.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { t } from '#lib/i18n/i18n.ts';

/** The dash for a value that is missing, null or not of its kind. Screen readers skip a dash: they read words instead. */
export function Absent() {
  return (
    <Text tone="subtle" data-absent>
      <span aria-hidden>{t('common.none')}</span>
      <VisuallyHidden>{t('common.absent')}</VisuallyHidden>
    </Text>
  );
}
