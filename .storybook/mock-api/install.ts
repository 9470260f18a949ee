import { untilAborted } from '#lib/api/until-aborted.ts';
import { connection, currentModules } from '#lib/connection/connection.ts';
import { draftPrefix } from '#lib/drafts/draft-keys.ts';
import { queryClient } from '#lib/queries/query-client.ts';
import { resources } from '#resources/index.ts';
import { isCallPath } from '#resources/paths/own-folders.ts';
import { pageOf } from '#runtime/testing/responses.ts';
import { handlerOf, recordCall, resetService, type ServiceParameters } from '#runtime/testing/service.ts';
import { respondInDialect } from '#schema/respond-in-dialect.ts';
import { translatedCalls } from '#schema/translated-calls.ts';
import { setClock } from './clock.ts';
import { pathOf } from './routes.ts';
import { createService } from './service.ts';
import { tokens } from './session-routes.ts';
import { MockUploadRequest } from './upload-request.ts';

/** The id of the story that uses the mock API; undefined if none does. */
let current: string | undefined;

/**
 * Replaces `fetch` by the mock API for one story. Returns the function that restores it; undefined if the story is only
 * rendered again after a change in the toolbar: then it keeps its data.
 */
export function installMockApi(parameters: ServiceParameters, id: string): (() => Promise<void>) | undefined {
  return current === id ? undefined : install(parameters, id);
}

function install(
  { signedIn = true, dataSets, responses }: ServiceParameters,
  id: string,
): () => Promise<void> {
  const service = createService(dataSets);
  const { fetch: realFetch, XMLHttpRequest: realUpload } = globalThis;
  const undoClock = setClock();
  current = id;
  resetService(responses);
  clearStoredState();
  if (signedIn) {
    localStorage.setItem('refresh_token', JSON.stringify(tokens.refresh_token));
    localStorage.setItem('access_token', tokens.access_token);
  }
  notifySession();

  const call = async (request: Request) => {
    await recordRequest(request.clone());
    const path = pathOf(request);
    const usual = async () => service(request.clone());
    const respond = async () => handlerOf(request.method, path)?.(request, usual) ?? usual();
    return untilAborted(respond(), request.signal);
  };
  const respondToDialect = respondInDialect(translatedCalls(resources), call);
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname === '/') return pageResponse(request);
    const response = await respondToDialect(request);
    return response ?? (isCallPath(new URL(request.url).pathname) ? call(request) : realFetch(input, init));
  };

  Object.assign(globalThis, { XMLHttpRequest: MockUploadRequest });

  return async () => {
    resetService();
    const { isOffline, isOutdated } = connection.get();
    if (isOffline || isOutdated) await connection.check();
    globalThis.fetch = realFetch;
    globalThis.XMLHttpRequest = realUpload;
    undoClock();
    current = undefined;
    clearStoredState();
    notifySession();
    queryClient.clear();
    // Toasts of one story must not appear in the next.
    const { toast } = await import('sonner');
    toast.dismiss();
  };
}

/** Responds with the page of the product. The product reads it to check the connection and whether its code is outdated. */
async function pageResponse(request: Request): Promise<Response> {
  const usual = async () => new Response(pageOf(currentModules()));
  return handlerOf('GET', '/')?.(request, usual) ?? usual();
}

function clearStoredState() {
  const prefixes = [draftPrefix(), 'list:', 'density:', 'preferences:'];
  const ofUser = Object.keys(localStorage).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
  for (const key of ['access_token', 'refresh_token', 'onboarded', ...ofUser]) localStorage.removeItem(key);
}

/** Makes the session read the storage, as after a change in another tab. */
function notifySession() {
  window.dispatchEvent(new StorageEvent('storage'));
}

async function recordRequest(request: Request) {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false;
  recordCall({
    method: request.method,
    path: pathOf(request),
    query: new URL(request.url).searchParams,
    headers: request.headers,
    body: isForm ? await request.formData() : await request.text(),
  });
}
