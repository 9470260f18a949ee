import { expect, test } from 'vitest';
import { readDevice } from './device.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test.each([
  [`${windows} ${chromium} Safari/537.36`, 'Chrome', 'Windows'],
  [`${windows} ${chromium} Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  [`${windows} ${chromium} Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/19.0 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webKit} Version/19.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) ${webKit} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPad',
  ],
  [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${chromium} Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S931B) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 16181.61.0) ${chromium} Safari/537.36`, 'Chrome', 'ChromeOS'],
  ['curl/8.5.0', 'curl', undefined],
  ['node', 'node', undefined],
  ['Mozilla/5.0 (compatible)', undefined, undefined],
  ['', undefined, undefined],
  ['<b>Chrome</b>', undefined, undefined],
])('%s is %s on %s', (agent, browser, system) => {
  expect(readDevice(agent)).toEqual({ browser, system });
});
