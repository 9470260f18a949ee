import { t } from '#lib/i18n/i18n.ts';
import { readDevice } from './device.ts';

/** Returns the name of a device from its `User-Agent` header, e.g. "Chrome sur Windows". */
export function deviceName(agent: string): string {
  const { browser, system } = readDevice(agent);
  if (browser !== undefined && system !== undefined)
    return t('security.sessions.deviceName', { browser, system });
  return browser ?? system ?? t('security.sessions.unknownDevice');
}
