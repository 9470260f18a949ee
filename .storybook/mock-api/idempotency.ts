import type { Route } from './routes.ts';

/** A try with its key: what it sent, and its answer. */
interface Try {
  readonly content: string;
  readonly answer: Promise<Response>;
}

const reused = {
  message: "Cette clé d'idempotence a déjà servi à une autre requête.",
  code: 'E_IDEMPOTENCY_KEY_REUSED',
};

/** Returns what a request says, without the boundary of a form. */
async function contentOf(request: Request): Promise<string> {
  const { method, url, headers } = request;
  const isForm = headers.get('Content-Type')?.startsWith('multipart/form-data');
  const partText = (part: FormDataEntryValue) => (part instanceof File ? `${part.name} ${part.size}` : part);
  const body = isForm
    ? [...(await request.clone().formData())].map(([name, part]) => [name, partText(part)])
    : await request.clone().text();
  return JSON.stringify([method, url, body]);
}

/** Returns routes that answer a repeated `Idempotency-Key` with the first answer, where the call is declared so. */
export function withIdempotency(routes: readonly Route[]): readonly Route[] {
  const tries = new Map<string, Try>();
  return routes.map(([call, handler]): Route => {
    if (!call.idempotent) return [call, handler];
    return [
      call,
      async (request, ids) => {
        const key = request.headers.get('Idempotency-Key');
        if (key === null) return handler(request, ids);
        const content = await contentOf(request);
        const known = tries.get(key);
        if (known && known.content !== content) return Response.json(reused, { status: 422 });
        const answer = known?.answer ?? Promise.resolve(handler(request, ids));
        tries.set(key, { content, answer });
        const response = await answer;
        // A failed try runs again.
        if (!response.ok) tries.delete(key);
        return response.clone();
      },
    ];
  });
}
