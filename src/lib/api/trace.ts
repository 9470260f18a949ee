/** Returns 24 random bytes as 48 digits: the ids of a trace and of its first span. */
const randomIds = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => (byte + 256).toString(16).slice(1)).join(
    '',
  );

/**
 * Returns the header with which a call begins a trace (W3C), so that the service's log and spans name the call of the page. There
 * is none for another origin: browsers would first ask it whether it accepts the header.
 */
export const traceHeader = (url: string): Readonly<Record<string, string>> =>
  url[0] === '/' ? { traceparent: `00-${randomIds().replace(/.{32}/, '$&-')}-01` } : {};
