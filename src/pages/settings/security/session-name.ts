import { formatDateTime } from '#lib/dates/dates.ts';
import { t } from '#lib/i18n/i18n.ts';
import { deviceName } from './device-name.ts';
import type { OpenSession } from './open-sessions.ts';

/**
 * Returns the name of a session in a button or a question, e.g. "Chrome sur Windows (depuis le 05 mars 2026 à 14:30)": several
 * sessions may be of the same device.
 */
export function sessionName({ agent, createdAt }: OpenSession): string {
  const device = deviceName(agent);
  const date = formatDateTime(createdAt);
  return date === undefined ? device : t('security.sessions.since', { device, date });
}
