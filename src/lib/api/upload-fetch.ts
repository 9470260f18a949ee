type Fetch = typeof globalThis.fetch;

/** Called with the part of a body that has been sent, from 0 to 1. */
export type OnProgress = (part: number) => void;

/** Parses the headers of a response as `XMLHttpRequest` gives them. */
function headersOf(text: string): Headers {
  const lines = text.split('\r\n').filter((line) => line !== '');
  return new Headers(
    lines.map((line): [string, string] => {
      const end = line.indexOf(':');
      return [line.slice(0, end), line.slice(end + 1).trim()];
    }),
  );
}

/** The statuses of responses that cannot have a body. */
const bodiless = new Set([204, 205, 304]);

/**
 * Returns a `fetch` that says how much of the body it has sent, and the signal that ends it: when nothing more has been sent
 * for `limit` milliseconds. A whole upload may take longer, since a line may be slow.
 */
export function upload(onProgress: OnProgress, limit: number): { fetch: Fetch; timeout: AbortSignal } {
  const controller = new AbortController();
  const end = () => controller.abort(new DOMException('Nothing more was sent.', 'TimeoutError'));
  let timer = setTimeout(end, limit);
  const fetch = fetchWithProgress((part) => {
    clearTimeout(timer);
    timer = setTimeout(end, limit);
    onProgress(part);
  });
  return { fetch, timeout: controller.signal };
}

/** Returns a `fetch` that says how much of the body it has sent, which the browser's own does not. */
const fetchWithProgress =
  (onProgress: OnProgress): Fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
      sending.responseType = 'arraybuffer';
      sending.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(loaded / Math.max(1, total)),
      );
      sending.upload.addEventListener('load', () => onProgress(1));
      sending.addEventListener('load', () => {
        const { status, statusText } = sending;
        const headers = headersOf(sending.getAllResponseHeaders());
        resolve(
          new Response(bodiless.has(status) ? null : sending.response, { status, statusText, headers }),
        );
      });
      sending.addEventListener('error', () => reject(new TypeError('The request was not sent.')));
      const abort = () => {
        sending.abort();
        reject(request.signal.reason);
      };
      if (request.signal.aborted) return abort();
      request.signal.addEventListener('abort', abort, { once: true });
      sending.send(body);
    });
  };
