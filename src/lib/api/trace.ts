const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Returns the header with which a call begins a trace (W3C), so that the service's log and spans name the call of the page. There
 * is none for another origin: browsers would first ask it whether it accepts the header.
 */
export const traceHeader = (url: string): Readonly<Record<string, string>> =>
  url[0] === '/' ? { traceparent: `00-${hex(16)}-${hex(8)}-01` } : {};
