/** A device as its `User-Agent` header tells it. */
export interface Device {
  /** The name of the browser or of another program; undefined if it is unknown. */
  readonly browser: string | undefined;
  /** The operating system or the kind of device; undefined if it is unknown. */
  readonly system: string | undefined;
}

/** The first match counts: many browsers also name the browsers that they descend from. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** The first product of a header that no browser sent, e.g. `curl/8.5.0`. */
const program = /^(?!Mozilla\/)([\w.+-]{1,40})(?:\/|$)/;

/** Reads the device from a `User-Agent` header. The header may be wrong, so it is only shown and decides nothing. */
export function readDevice(agent: string): Device {
  const named = (table: typeof browsers) => table.find(([pattern]) => pattern.test(agent))?.[1];
  return { browser: named(browsers) ?? program.exec(agent)?.[1], system: named(systems) };
}
