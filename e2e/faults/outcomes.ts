import type { Route } from '@playwright/test';

/** What happens to a request instead of what the service would do. */
export type Outcome =
  /** The connection fails with this error code of Chromium. */
  | { readonly abort: Parameters<Route['abort']>[0] }
  /** The request gets this response and does not reach the service. */
  | {
      readonly status: number;
      readonly body?: string;
      readonly type?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The service's response arrives with changed content. */
  | { readonly change: (payload: unknown) => unknown }
  /** The request reaches the service after this time in milliseconds. */
  | { readonly late: number }
  /** The access token is rejected, and the token refresh that follows gets new tokens or this response. */
  | { readonly refused: 'new tokens' | { readonly status: number; readonly body?: string } };

/** Returns a response with a JSON body. */
export const json = (status: number, value: unknown, headers = {}) => ({
  status,
  body: JSON.stringify(value),
  type: 'application/json',
  headers,
});

/** Returns the error page that a proxy sends instead of data. */
export const html = (status: number, headers = {}) => ({
  status,
  body: `<!doctype html><html><title>${status}</title><body><h1>Internal Server Error</h1></body></html>`,
  type: 'text/html',
  headers,
});

/** The response of the service to a token that it no longer accepts. */
export const refusedToken = json(401, { code: 'E_AUTH_UNAUTHORIZED' });

/** Ends a request with an outcome. `accepted` is the response to a late write, which must not reach the service. */
export async function produce(
  route: Route,
  outcome: Outcome,
  accepted?: ReturnType<typeof json>,
): Promise<void> {
  const fulfil = ({ status, body = '', type, headers }: Extract<Outcome, { status: number }>) =>
    route.fulfill({
      status,
      body,
      headers: { ...headers, ...(type !== undefined && { 'content-type': type }) },
    });
  if ('abort' in outcome) return route.abort(outcome.abort);
  if ('status' in outcome) return fulfil(outcome);
  if ('refused' in outcome) return fulfil(refusedToken);
  if ('late' in outcome) {
    await new Promise((resolve) => setTimeout(resolve, outcome.late));
    return accepted === undefined ? route.continue() : fulfil(accepted);
  }
  const response = await route.fetch();
  return route.fulfill({ response, json: outcome.change(await response.json()) });
}
