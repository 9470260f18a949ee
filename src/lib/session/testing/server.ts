import { address } from '#lib/api/address.ts';

interface Account {
  readonly id: number;
  readonly email: string;
  readonly role: string;
}

type Outcome = Response | Error | Promise<Response>;

/** Creates a JSON response. */
export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** Creates the response that makes the client refresh its token. */
export const unauthorized = () => json({ code: 'E_AUTH_UNAUTHORIZED', message: 'Jeton refusé.' }, 401);

/** Creates a service for tests. It checks tokens, rotates refresh tokens and records the calls. */
export function createServer() {
  const accounts: Account[] = [
    { id: 1, email: 'ada@example.com', role: 'admin' },
    { id: 2, email: 'bea@example.com', role: 'admin' },
    { id: 3, email: 'carl@example.com', role: 'driver' },
  ];
  const access = new Map<string, Account>();
  const refresh = new Map<string, Account>();
  const calls: { name: string; headers: Headers; body: unknown }[] = [];
  const responses = new Map<string, () => Outcome>();
  let count = 0;

  function issue(account: Account) {
    count += 1;
    access.set(`access-${count}`, account);
    refresh.set(`refresh-${count}`, account);
    return { access_token: `access-${count}`, refresh_token: { id: count, value: `refresh-${count}` } };
  }

  function outcomeOf(name: string, bearer: string, body: unknown): Outcome {
    const given = responses.get(name);
    if (given !== undefined) return given();
    if (name === 'POST /auth/signin') return signIn(body);
    if (name.startsWith('POST /auth/refresh-token')) return refreshTokens(bearer);
    const account = access.get(bearer);
    if (account === undefined) return unauthorized();
    return json({ data: name === 'GET /api/v1/users/me' ? account : { seenBy: account.id } });
  }

  function signIn(body: unknown): Response {
    const account = accounts.find(({ email }) => typeof body === 'string' && body.includes(email));
    if (account === undefined) return json({ message: 'Identifiants inconnus.', code: 'E_CREDENTIALS' }, 401);
    return json({ data: { ...issue(account), user: account } });
  }

  function refreshTokens(value: string): Response {
    const account = refresh.get(value);
    if (account === undefined) return json({ message: 'Refusé.', code: 'E_REFRESH' }, 401);
    refresh.delete(value);
    return json({ data: issue(account) });
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const name = `${init?.method} ${input}`;
    const headers = new Headers(init?.headers);
    calls.push({ name, headers, body: init?.body });
    const bearer = headers.get('authorization')?.replace('Bearer ', '') ?? '';
    // A real response never comes synchronously.
    await new Promise((resolve) => setTimeout(resolve));
    init?.signal?.throwIfAborted();
    const result = await Promise.race([outcomeOf(name, bearer, init?.body), rejectOnAbort(init?.signal)]);
    if (result instanceof Error) throw result;
    return result;
  };

  /** Sets the response to a call from now on. */
  const respondTo = (method: string, path: string, create: () => Outcome) =>
    void responses.set(`${method} ${path.startsWith('/auth/') ? path : address('', { path })}`, create);

  /** Delays the response to a call: `received` resolves with the call, `respond` sends the response. */
  function hold(method: string, path: string) {
    const received = Promise.withResolvers<void>();
    const response = Promise.withResolvers<Response>();
    respondTo(method, path, () => {
      received.resolve();
      return response.promise;
    });
    return { received: received.promise, respond: response.resolve };
  }

  return {
    fetch,
    calls,
    respondTo,
    hold,
    reset: () => responses.clear(),
    /** Makes all access tokens expire. */
    expireAccess: () => access.clear(),
    /** Makes all refresh tokens invalid. */
    revokeRefresh: () => refresh.clear(),
    callsTo: (part: string) => calls.filter(({ name }) => name.includes(part)),
  };
}

/** Rejects when the call is aborted. */
function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
