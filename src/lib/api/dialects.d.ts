/** The calls that other services write in their own way. Generated from `resources/`. */
declare module 'virtual:dialects' {
  /** Returns a `fetch` that takes the calls that resources declare, and makes them as their services write them. */
  export const inDialects: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
}
