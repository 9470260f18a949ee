import type { Handler } from './service.ts';

/** Creates a JSON response. */
export const json =
  (body: unknown, status = 200): Handler =>
  () =>
    Response.json(body, { status });

/** Creates an error response, with or without a message. */
export const errorResponse = (status: number, body: unknown = {}): Handler => json(body, status);

/** A failed connection. */
export const noNetwork: Handler = () => Promise.reject(new TypeError('Failed to fetch'));

/** A call that never gets a response. */
export const noResponse: Handler = () => new Promise<never>(() => undefined);

/** An HTML page instead of data, as a proxy sends it. */
export const webPage: Handler = () =>
  new Response('<!doctype html><title>Bad gateway</title><h1>502</h1>', {
    headers: { 'Content-Type': 'text/html' },
  });

/** The default response, cut off in the middle. */
export const truncated: Handler = async (_, usual) => {
  const text = await (await usual()).text();
  return new Response(text.slice(0, text.length / 2), { headers: { 'Content-Type': 'application/json' } });
};

/** An empty response. */
export const emptyBody: Handler = () => new Response('');

/** A valid response of an unexpected shape. */
export const wrongShape = json({ data: { result: 'done' } });

/** An empty list. */
export const noRecords = json({ data: { items: [], total: 0 } });

/** Creates a delayed default response, to look at in Storybook. */
export const delayed =
  (milliseconds: number): Handler =>
  async (_, usual) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return usual();
  };

/** Returns the HTML of the product's page, with the addresses of its modules. */
export const pageOf = (modules: readonly string[]) =>
  `${modules.map((source) => `<script type="module" src="${source}"></script>`).join('')}<div id="root"></div>`;
