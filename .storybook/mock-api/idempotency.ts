import { type Route, route } from './routes.ts';

/** A request with a key: its content and its response. */
interface Try {
  readonly content: string;
  readonly response: Promise<Response>;
}

const reused = {
  message: "Cette clé d'idempotence a déjà servi à une autre requête.",
  code: 'E_IDEMPOTENCY_KEY_REUSED',
};

/** Returns the content of a request, without the random boundary of a form. */
async function contentOf(request: Request): Promise<string> {
  const { method, url, headers } = request;
  const isForm = headers.get('Content-Type')?.startsWith('multipart/form-data');
  const partText = (part: FormDataEntryValue) => (part instanceof File ? `${part.name} ${part.size}` : part);
  const body = isForm
    ? [...(await request.clone().formData())].map(([name, part]) => [name, partText(part)])
    : await request.clone().text();
  return JSON.stringify([method, url, body]);
}

/** Returns routes that send the first response again for a repeated `Idempotency-Key`, if the call is `idempotent`. */
export function withIdempotency(routes: readonly Route[]): readonly Route[] {
  const tries = new Map<string, Try>();
  return routes.map(([call, handler]): Route => {
    if (!call.idempotent) return [call, handler];
    return route(call, async (request, ids) => {
      const key = request.headers.get('Idempotency-Key');
      if (key === null) return handler(request, ids);
      const content = await contentOf(request);
      const known = tries.get(key);
      if (known && known.content !== content) return Response.json(reused, { status: 422 });
      const first = known?.response ?? Promise.resolve(handler(request, ids));
      tries.set(key, { content, response: first });
      const response = await first;
      // A failed try runs again.
      if (!response.ok) tries.delete(key);
      return response.clone();
    });
  });
}
