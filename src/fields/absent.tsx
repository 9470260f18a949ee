import { Text } from '#kit/text/text.tsx';
import { t } from '#lib/i18n/i18n.ts';

/** The dash for a value that is missing, null or not of its kind. */
export function Absent() {
  return (
    <Text tone="subtle" data-absent>
      {t('common.none')}
    </Text>
  );
}
