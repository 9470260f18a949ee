import type { Route } from '@playwright/test';

/** What happens to one request instead of the service's own answer. */
export type Answer =
  /** The connection fails, with an error code of Chromium. */
  | { readonly abort: Parameters<Route['abort']>[0] }
  /** Another answer than the service's. */
  | {
      readonly status: number;
      readonly body?: string;
      readonly type?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The service's own answer with another content. */
  | { readonly change: (payload: unknown) => unknown }
  /** The service's own answer, after a time in milliseconds. */
  | { readonly late: number }
  /** The access token is refused, and then the refresh is answered like this. */
  | { readonly refused: 'new tokens' | { readonly status: number; readonly body?: string } };

/** Returns an answer with a JSON body. */
export const json = (status: number, value: unknown, headers = {}) => ({
  status,
  body: JSON.stringify(value),
  type: 'application/json',
  headers,
});

/** Returns the page that a proxy sends instead of data. */
export const html = (status: number, headers = {}) => ({
  status,
  body: `<!doctype html><html><title>${status}</title><body><h1>Internal Server Error</h1></body></html>`,
  type: 'text/html',
  headers,
});

/** The answer of the service to a token that it no longer accepts. */
export const refusedToken = json(401, { code: 'E_AUTH_UNAUTHORIZED' });

/** Answers a request with what the fault says. `accepted` is the answer of a write that must not reach the service. */
export async function answer(route: Route, given: Answer, accepted?: ReturnType<typeof json>): Promise<void> {
  const fulfil = ({ status, body = '', type, headers }: Extract<Answer, { status: number }>) =>
    route.fulfill({
      status,
      body,
      headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
    });
  if ('abort' in given) return route.abort(given.abort);
  if ('status' in given) return fulfil(given);
  if ('refused' in given) return fulfil(refusedToken);
  if ('late' in given) {
    await new Promise((resolve) => setTimeout(resolve, given.late));
    return accepted === undefined ? route.continue() : fulfil(accepted);
  }
  const response = await route.fetch();
  return route.fulfill({ response, json: given.change(await response.json()) });
}
