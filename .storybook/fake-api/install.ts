import { queryClient } from '#lib/queries/query-client.ts';
import { answerTo, note, openCounter, type ServiceParameters } from '#runtime/testing/service.ts';
import { setClock } from './clock.ts';
import { type Conditions, initialConditions, passThrough } from './conditions.ts';
import { pathOf } from './routes.ts';
import { createService } from './service.ts';

const isCall = (url: string) => /^\/(api\/v1|auth|admin)\//.test(new URL(url).pathname);

/** The story that has the service behind it. */
let served: string | undefined;
let conditions = initialConditions;

interface Place {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
}

/**
 * Puts the made-up service behind the page for one story, with somebody signed in. Gives back what undoes it all.
 * A story that is drawn again because the toolbar says something else keeps its service, and what was written there.
 */
export function installFakeApi(
  parameters: ServiceParameters,
  { id, globals }: Place,
): (() => Promise<void>) | undefined {
  const before = conditions;
  conditions = conditionsOf(globals);
  if (served !== id) return install(parameters, id);
  const isSame = before.latency === conditions.latency && before.failure === conditions.failure;
  if (!isSame) void queryClient.resetQueries();
  return undefined;
}

function install({ signedIn = true, shelves, answers }: ServiceParameters, id: string): () => Promise<void> {
  const usual = createService(shelves);
  const realFetch = globalThis.fetch;
  const undoClock = setClock();
  served = id;
  openCounter(answers);
  forget();
  if (signedIn) {
    localStorage.setItem('refresh_token', JSON.stringify({ id: 1, value: 'demo-refresh' }));
    localStorage.setItem('access_token', 'demo');
  }
  tellSession();

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!isCall(request.url)) return realFetch(input, init);
    await noteCall(request.clone());
    const path = pathOf(request);
    const say = async () => usual(request.clone());
    const answer = async () =>
      (await passThrough(conditions, request, path)) ??
      answerTo(request.method, path)?.(request, say) ??
      say();
    return Promise.race([answer(), abortionOf(request.signal)]);
  };

  return async () => {
    globalThis.fetch = realFetch;
    undoClock();
    served = undefined;
    openCounter();
    forget();
    tellSession();
    queryClient.clear();
    const { toast } = await import('sonner');
    toast.dismiss();
  };
}

const conditionsOf = ({ latency, failure }: Place['globals']): Conditions => ({
  latency: String(latency ?? initialConditions.latency),
  failure: String(failure ?? initialConditions.failure),
});

function forget() {
  for (const key of ['access_token', 'refresh_token', 'onboarded']) localStorage.removeItem(key);
}

/** The session looks at the storage when another tab has changed it. */
function tellSession() {
  window.dispatchEvent(new StorageEvent('storage'));
}

async function noteCall(request: Request) {
  const { searchParams } = new URL(request.url);
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false;
  note({
    method: request.method,
    path: pathOf(request),
    query: searchParams,
    headers: request.headers,
    body: isForm ? await request.formData() : await request.text(),
  });
}

/** A call that nobody waits for any more fails as a browser's own does. */
function abortionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => reject(signal.reason);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}
