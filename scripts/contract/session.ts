import { isObject, member } from '#lib/api/objects.ts';
import { readAccount, refreshTokens, signIn, signOut } from '#resources/paths/session.ts';
import type { Operation } from '#server/openapi/operation.ts';
import { lookAt } from './answers.ts';
import type { LiveApi } from './live-api.ts';
import type { Notebook } from './notebook.ts';
import { CouldNotRun } from './sentence.ts';

/** In whose name the API is asked. */
export type Access = { readonly token: string } | { readonly email: string; readonly password: string };

interface Entering {
  readonly api: LiveApi;
  readonly notebook: Notebook;
  readonly operations: readonly Operation[];
}

const named = (operations: readonly Operation[], id: string) => operations.find((each) => each.id === id);
const textAt = (body: unknown, ...steps: readonly string[]) => {
  const found = steps.reduce<unknown>((part, step) => member(part, step), member(body, 'data') ?? body);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
};

/** Signs in where it can, looks at what that answers, and makes sure that an administrator is asking. */
export async function enter(
  { api, notebook, operations }: Entering,
  access: Access,
): Promise<() => Promise<void>> {
  const leave = 'token' in access ? goInBy(api, access.token) : await signInWith(access);
  const me = await api.ask(readAccount);
  if (me.status === 401 || me.status === 403)
    throw new CouldNotRun(
      `${api.base} does not accept ${'token' in access ? 'CONTRACT_TOKEN' : 'the token that it has just given'} (GET /users/me answers ${me.status}).`,
    );
  const role = textAt(me.body, 'role');
  if (role !== undefined && role !== 'admin')
    throw new CouldNotRun('Only an administrator may ask: who is signed in is none.');
  return leave;

  async function signInWith({ email, password }: { readonly email: string; readonly password: string }) {
    const signin = named(operations, 'session.signin');
    const answer = await api.ask(signIn, { body: { email, password }, token: undefined });
    const token = textAt(answer.body, 'access_token');
    if (token === undefined)
      throw new CouldNotRun(
        `Signing in as CONTRACT_EMAIL failed: POST /auth/signin answers ${answer.status}${codeIn(answer.body)}.`,
      );
    if (signin) lookAt(notebook, signin, answer);
    api.use(token);
    await renew(answer.body);
    return async () => {
      const signout = named(operations, 'session.signout');
      const left = await api.ask(signOut);
      if (signout) lookAt(notebook, signout, left);
    };
  }

  /** The session is our own: renewing it disturbs nobody. */
  async function renew(signedIn: unknown): Promise<void> {
    const refresh = named(operations, 'session.refresh');
    const id = textAt(signedIn, 'refresh_token', 'id');
    const value = textAt(signedIn, 'refresh_token', 'value');
    if (!refresh) return;
    if (id === undefined || value === undefined)
      return notebook.leave(refresh, 'signing in gave no refresh token');
    const answer = await api.ask(refreshTokens, {
      query: { 'with-refresh': 1 },
      token: value,
      headers: { 'X-Refresh-Token-Id': id },
    });
    lookAt(notebook, refresh, answer);
    api.use(textAt(answer.body, 'access_token') ?? textAt(signedIn, 'access_token'));
  }
}

function goInBy(api: LiveApi, token: string) {
  api.use(token);
  return async () => {};
}

/** The code of a refusal is written for programs and tells nothing of anybody. */
function codeIn(body: unknown): string {
  const code = member(isObject(body) ? body : {}, 'code');
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? ` (${code})` : '';
}

/** Without a token the answer is 401 and the code that makes the back-office renew its session. */
export async function knock({ api, notebook, operations }: Entering): Promise<void> {
  const me = named(operations, 'account.read');
  if (!me) return;
  const { status, body } = await api.ask(readAccount, { token: undefined });
  const code =
    member(body, 'code') ?? member(member(body, 'error'), 'code') ?? member(member(body, 'data'), 'code');
  const told = { place: 'without a token', isForgiven: false };
  notebook.answered(me, [
    ...(status === 401 ? [] : [{ ...told, kind: 'status' as const, declared: '401', found: String(status) }]),
    ...(code === 'E_AUTH_UNAUTHORIZED'
      ? []
      : [
          {
            ...told,
            kind: 'envelope' as const,
            declared: 'the code E_AUTH_UNAUTHORIZED',
            found: code === undefined ? 'no code' : 'another code',
          },
        ]),
  ]);
}
