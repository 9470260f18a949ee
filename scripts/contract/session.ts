import { randomUUID } from 'node:crypto';
import { readAccount, refreshTokens, signIn, signOut } from '#resources/paths/session.ts';
import { member } from '#schema/objects.ts';
import type { Operation } from '#server/openapi/operation.ts';
import type { Findings } from './findings.ts';
import { codeOf, type LiveApi, type LiveResponse } from './live-api.ts';
import { mismatch } from './mismatch.ts';
import { checkResponse, unauthorizedMismatches } from './responses.ts';
import { RunError } from './run-error.ts';

/** The administrator's token, or the credentials to get one. */
export type Access = { readonly token: string } | { readonly email: string; readonly password: string };

/** The API, its operations and the findings so far. */
export interface Check {
  readonly api: LiveApi;
  readonly findings: Findings;
  readonly operations: readonly Operation[];
}

const textAt = (body: unknown, ...names: readonly string[]) => {
  const found = names.reduce<unknown>((part, name) => member(part, name), member(body, 'data') ?? body);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined;
};

/** Returns a call of the session; undefined if it is not one of those to check. */
const sessionCall = ({ operations }: Check, name: 'signin' | 'refresh' | 'signout') =>
  operations.find(({ id }) => id === `session.${name}`);

/** Signs in, unless a token is given. Returns a function that signs out. Throws a {@link RunError} for a wrong user. */
export async function beginSession(check: Check, access: Access): Promise<() => Promise<void>> {
  const { api, findings } = check;
  const hasToken = 'token' in access;
  if (hasToken) api.authorize(access.token);
  else await signInWith(check, access);
  const { status, body } = await api.request(readAccount);
  if (status === 401 || status === 403) {
    const token = hasToken ? 'CONTRACT_TOKEN' : 'the token that it has just issued';
    throw new RunError(`${api.base} does not accept ${token} (GET /users/me returns ${status}).`);
  }
  const role = textAt(body, 'role');
  if (role !== undefined && role !== 'admin')
    throw new RunError('The check needs an administrator: this user is not one.');
  return async () => {
    if (hasToken) return;
    const operation = sessionCall(check, 'signout');
    const response = await api.request(signOut);
    if (operation === undefined) return;
    checkResponse(findings, operation, response);
    api.stopRenewing();
    const after = (await api.request(readAccount)).status;
    const different = mismatch('status', 'after signing out', '401', String(after));
    findings.addResponse(operation, after === 401 ? [] : [different]);
  };
}

async function signInWith(check: Check, body: { readonly email: string; readonly password: string }) {
  const { api, findings } = check;
  const response = await api.request(signIn, { body, token: undefined });
  const token = textAt(response.body, 'access_token');
  if (token === undefined)
    throw new RunError(
      `Signing in as CONTRACT_EMAIL failed: POST /auth/signin returns ${response.status}${codeIn(response.body)}.`,
    );
  const operation = sessionCall(check, 'signin');
  if (operation) {
    checkResponse(findings, operation, response);
    await checkWrongPassword(check, operation, body.email);
  }
  await refresh(check, response.body);
}

/** The tokens of a session. */
interface Tokens {
  readonly access: string | undefined;
  /** The token that new ones are requested with. */
  readonly refresh: { readonly id: string; readonly value: string } | undefined;
}

function tokensIn(body: unknown): Tokens {
  const id = textAt(body, 'refresh_token', 'id');
  const value = textAt(body, 'refresh_token', 'value');
  const refresh = id === undefined || value === undefined ? undefined : { id, value };
  return { access: textAt(body, 'access_token'), refresh };
}

/** Checks the refresh of the tokens, which is safe in a session of our own, and lets the check refresh those that expire. */
async function refresh(check: Check, signedIn: unknown): Promise<void> {
  const { api, findings } = check;
  const operation = sessionCall(check, 'refresh');
  let { access, refresh: own } = tokensIn(signedIn);
  const renewed = async (): Promise<LiveResponse | undefined> => {
    if (own === undefined) return undefined;
    const headers = { 'X-Refresh-Token-Id': own.id };
    const options = { query: { 'with-refresh': 1 }, token: own.value, headers };
    const response = await api.request(refreshTokens, options);
    const tokens = tokensIn(response.body);
    access = tokens.access ?? access;
    own = tokens.refresh ?? own;
    return response;
  };
  const response = operation && (await renewed());
  if (operation && response) checkResponse(findings, operation, response);
  else if (operation) findings.skip(operation, 'signing in returned no refresh token');
  api.authorize(access, async () => tokensIn((await renewed())?.body).access);
}

/** Returns a note with the code of an error, if it looks like one: other texts may contain personal data. */
function codeIn(body: unknown): string {
  const code = codeOf(body);
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? ` (${code})` : '';
}

/**
 * Checks that each call that reads returns, without a token, 401 and the code that makes the back-office refresh its
 * tokens. The paths of single records have an invented id: who may not read must not learn what exists.
 */
export async function checkUnauthorized({ api, findings, operations }: Check): Promise<void> {
  for (const operation of operations) {
    if (operation.method !== 'GET' || operation.access === 'public') continue;
    const path = operation.path.replaceAll(/\{\w+\}/g, () => randomUUID());
    const response = await api.request({ ...operation, path }, { token: undefined });
    findings.addResponse(operation, unauthorizedMismatches(response));
  }
}

/** A password that no account has: it is public. */
const wrongPassword = 'the wrong password of the contract check';

/** The statuses that refuse a password. */
const refusals: readonly number[] = [400, 401, 422, 429];

/** Checks that a wrong password is refused. One attempt locks nobody out. */
async function checkWrongPassword(
  { api, findings }: Check,
  operation: Operation,
  email: string,
): Promise<void> {
  const { status } = await api.request(signIn, {
    body: { email, password: wrongPassword },
    token: undefined,
  });
  const declared = `${refusals.slice(0, -1).join(', ')} or ${refusals.at(-1)}`;
  const different = mismatch('status', 'with a wrong password', declared, String(status));
  findings.addResponse(operation, refusals.includes(status) ? [] : [different]);
}
