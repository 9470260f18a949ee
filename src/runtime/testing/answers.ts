import type { Answer } from './service.ts';

/** A body as JSON. */
export const json =
  (body: unknown, status = 200): Answer =>
  () =>
    Response.json(body, { status });

/** A refusal, with or without a word about it. */
export const refusal = (status: number, body: unknown = {}): Answer => json(body, status);

/** The connection fails. */
export const noNetwork: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** No answer ever comes. */
export const silence: Answer = () => new Promise<never>(() => undefined);

/** A page for people where data was asked for, as a proxy sends it. */
export const webPage: Answer = () =>
  new Response('<!doctype html><title>Bad gateway</title><h1>502</h1>', {
    headers: { 'Content-Type': 'text/html' },
  });

/** The usual answer, cut off in the middle. */
export const truncated: Answer = async (_, usual) => {
  const text = await (await usual()).text();
  return new Response(text.slice(0, text.length / 2), { headers: { 'Content-Type': 'application/json' } });
};

/** Nothing at all. */
export const emptyBody: Answer = () => new Response('');

/** Something well-formed that nobody asked for. */
export const wrongShape = json({ data: { result: 'done' } });

/** A list of nothing. */
export const noRecords = json({ data: { items: [], total: 0 } });

/** The usual answer, later: for looking at, in Storybook. */
export const late =
  (milliseconds: number): Answer =>
  async (_, usual) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return usual();
  };
