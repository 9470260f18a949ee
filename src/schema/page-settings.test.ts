import { expect, test } from 'vitest';
import { pageSettingIn, withPageSettings } from './page-settings.ts';

const page = '<!doctype html><html lang="fr"><title>x</title></html>';

test('a setting of the start replaces that of the build, and a missing one keeps it', () => {
  const built = withPageSettings(page, { VITE_API_HOST: 'https://build.exemple.fr/' });
  expect(built).toBe(
    '<!doctype html><html data-api-host="https://build.exemple.fr" lang="fr"><title>x</title></html>',
  );
  expect(withPageSettings(built, { VITE_API_HOST: '' })).toBe(built);
  const started = withPageSettings(built, {
    VITE_API_HOST: 'https://start.exemple.fr',
    VITE_PAYMENT_DASHBOARD_URL: 'https://pay.exemple.fr/?a=1&b="$&"<x>',
  });
  expect(pageSettingIn(started, 'VITE_API_HOST')).toBe('https://start.exemple.fr');
  expect(pageSettingIn(started, 'VITE_PAYMENT_DASHBOARD_URL')).toBe('https://pay.exemple.fr/?a=1&b="$&"<x>');
  expect(started.match(/<html[^>]*>/)?.[0]).toBe(
    '<html data-payment-dashboard="https://pay.exemple.fr/?a=1&amp;b=&quot;$&amp;&quot;&lt;x&gt;" ' +
      'data-api-host="https://start.exemple.fr" lang="fr">',
  );
  expect(pageSettingIn(page, 'VITE_API_HOST')).toBeUndefined();
});
