/** The calls that other services write in their own way. Generated from `resources/`. */
declare module 'virtual:dialects' {
  /** Returns a `fetch` that takes the calls that resources declare, and makes them as the service of a host writes them. */
  export const inDialects: (fetch: typeof globalThis.fetch, host: string) => typeof globalThis.fetch;
}
