import { address } from '#lib/api/address.ts';

interface Account {
  readonly id: number;
  readonly email: string;
  readonly role: string;
}

type Answer = Response | Error | Promise<Response>;

/** An answer in JSON. */
export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** The refusal that asks for a refresh. */
export const unauthorized = () => json({ code: 'E_AUTH_UNAUTHORIZED', message: 'Jeton refusé.' }, 401);

/** A service that knows who signed in, rotates refresh tokens and writes down what it was asked. */
export function createServer() {
  const accounts: Account[] = [
    { id: 1, email: 'ada@example.com', role: 'admin' },
    { id: 2, email: 'bea@example.com', role: 'admin' },
    { id: 3, email: 'carl@example.com', role: 'driver' },
  ];
  const access = new Map<string, Account>();
  const refresh = new Map<string, Account>();
  const calls: { name: string; headers: Headers; body: unknown }[] = [];
  const plans = new Map<string, () => Answer>();
  let count = 0;

  function issue(account: Account) {
    count += 1;
    access.set(`access-${count}`, account);
    refresh.set(`refresh-${count}`, account);
    return { access_token: `access-${count}`, refresh_token: { id: count, value: `refresh-${count}` } };
  }

  function answer(name: string, bearer: string, body: unknown): Answer {
    const planned = plans.get(name);
    if (planned !== undefined) return planned();
    if (name === 'POST /auth/signin') return signIn(body);
    if (name.startsWith('POST /auth/refresh-token')) return renew(bearer);
    const account = access.get(bearer);
    if (account === undefined) return unauthorized();
    return json({ data: name === 'GET /api/v1/users/me' ? account : { seenBy: account.id } });
  }

  function signIn(body: unknown): Response {
    const account = accounts.find(({ email }) => typeof body === 'string' && body.includes(email));
    if (account === undefined) return json({ message: 'Identifiants inconnus.', code: 'E_CREDENTIALS' }, 401);
    return json({ data: { ...issue(account), user: account } });
  }

  function renew(value: string): Response {
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
    // A real answer never comes at once.
    await new Promise((resolve) => setTimeout(resolve));
    init?.signal?.throwIfAborted();
    const result = await Promise.race([answer(name, bearer, init?.body), aborted(init?.signal)]);
    if (result instanceof Error) throw result;
    return result;
  };

  /** Answers a call in another way from now on. */
  const plan = (method: string, path: string, give: () => Answer) =>
    void plans.set(`${method} ${path.startsWith('/auth/') ? path : address('', { path })}`, give);

  /** Keeps a call waiting until it is told what to answer. */
  function hold(method: string, path: string) {
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<Response>();
    plan(method, path, () => {
      asked.resolve();
      return answered.promise;
    });
    return { asked: asked.promise, answer: answered.resolve };
  }

  return {
    fetch,
    calls,
    plan,
    hold,
    unplan: () => plans.clear(),
    /** Makes every access token given so far expire. */
    expireAccess: () => access.clear(),
    /** Makes every refresh token given so far useless. */
    revokeRefresh: () => refresh.clear(),
    asked: (part: string) => calls.filter(({ name }) => name.includes(part)),
  };
}

/** Fails when a call is given up. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
