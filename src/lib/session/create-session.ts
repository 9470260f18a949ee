import { ApiError } from '#lib/api/api-error.ts';
import { readRecord } from '#lib/api/envelope.ts';
import type { OutgoingCall } from '#lib/api/transport.ts';
import { t } from '#lib/i18n/i18n.ts';
import * as calls from '#resources/paths/session.ts';
import type { Call as DeclaredCall } from '#schema/endpoints.ts';
import { member } from '#schema/objects.ts';
import { createAuthorizedRequest, isAccessDenied } from './authorized-request.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { isAdmin, readUser, type SessionUser } from './session-user.ts';
import type { reportSignOut } from './sign-out.ts';
import type { findTokenOwner } from './token-owner.ts';
import { createTokenOwnerCheck } from './token-owner-check.ts';
import { createTokenRefresh, type TokenRefreshOptions } from './token-refresh.ts';
import { type BrowserStorage, createTokenStore } from './token-store.ts';
import { readNewTokens } from './tokens.ts';

/** The environment of one tab. */
export interface SessionOptions extends Pick<TokenRefreshOptions, 'send' | 'locks' | 'wait'> {
  readonly storage: () => BrowserStorage;
  /** Calls back whenever another tab may have changed the storage. */
  readonly watch: (onChange: () => void) => void;
  /** Shows the user that the session expired. */
  readonly onExpired: () => void;
  /** Finds the owner of tokens that another tab stored. Loaded late: few visits need it, none for its first paint. */
  readonly findTokenOwner: typeof findTokenOwner;
  /** Informs the server that a user signs out. Never rejects. Loaded late, too. */
  readonly reportSignOut: typeof reportSignOut;
}

/** The result of the check that opens the back-office. */
export type Admission =
  | { readonly admitted: true; readonly user: SessionUser }
  | { readonly admitted: false };

/** The session of this tab. It shares its tokens with all other tabs. */
export interface Session extends Pick<SessionStore, 'state' | 'subscribe' | 'onEvent' | 'epoch'> {
  /** Makes a call of the service as the current user. */
  request(call: OutgoingCall): Promise<unknown>;
  /**
   * Signs an administrator in. Rejects for any other user, with an error whose description can be shown, and with the
   * response as its data if the service requires a second factor.
   */
  signIn(email: string, password: string): Promise<SessionUser>;
  /** Signs an administrator in with a code from a mail instead of the password. */
  signInWithCode(email: string, code: string): Promise<SessionUser>;
  /** Signs an administrator in with another call, e.g. the one with the answer to a challenge. */
  signInBy(call: DeclaredCall, body: object): Promise<SessionUser>;
  /** Informs the server, and signs out whatever its response is. Never rejects. */
  signOut(): Promise<void>;
  /** Requests the current user from the server. Never rejects. */
  checkSession(): Promise<Admission>;
  /** Sets a flag that all clients of the service must have (product rule). No screen here switches roles. */
  setSwitchingRole(isSwitchingRole: boolean): void;
}

/** Creates the session of one tab. */
export function createSession(options: SessionOptions): Session {
  const { send } = options;
  const store = createSessionStore(createTokenStore(options.storage), () => ownerCheck.start());
  const common = { store, send, refresh: createTokenRefresh({ ...options, store }), expire };
  const ownerRequest = createAuthorizedRequest({ ...common, pending: () => undefined });
  const ownerCheck = createTokenOwnerCheck(store, () => options.findTokenOwner(store, ownerRequest));
  const request = createAuthorizedRequest({
    ...common,
    pending: ownerCheck.pending,
    // The role may have changed, or there is a new required action: the account says both.
    onDenied: () => void checkSession(),
  });
  let pendingCheck: { readonly epoch: number; readonly result: Promise<Admission> } | undefined;
  let pendingSignOut: Promise<void> | undefined;

  function expire() {
    store.end(pendingSignOut ? 'requested' : 'expired');
    if (!pendingSignOut) options.onExpired();
  }

  async function signInBy(call: DeclaredCall, body: object) {
    const response = await send({ ...call, body }, { bearer: store.state().accessToken });
    const tokens = readNewTokens(response);
    const user = readUser(member(member(response, 'data') ?? response, 'user'));
    if (isAdmin(user)) {
      store.start(tokens, user);
      return user;
    }
    send(calls.signOut, { bearer: tokens.accessToken }).catch(() => undefined);
    store.end('forbidden');
    throw new ApiError('http', { serverMessage: t('auth.refused') });
  }

  async function signOut() {
    store.sync();
    const endSession = store.startSignOut();
    await options.reportSignOut(send, store.state());
    pendingSignOut = undefined;
    endSession();
  }

  async function admit(): Promise<Admission> {
    store.sync();
    if (store.isSignedOut()) return { admitted: false };
    let usedToken: string | undefined;
    // A response about tokens that another tab has replaced meanwhile proves nothing about the new ones.
    const isOutdated = () => {
      store.sync();
      return store.state().accessToken !== usedToken;
    };
    try {
      const response = await request(calls.readAccount, (token) => {
        usedToken = token;
      });
      if (isOutdated()) return admit();
      const user = readUser(readRecord(response));
      if (isAdmin(user)) {
        store.update({ user });
        return { admitted: true, user };
      }
      store.end('forbidden');
    } catch (error) {
      // Tokens are removed only if the server denied access: a failed connection proves nothing about them.
      if (!isAccessDenied(error)) return { admitted: false };
      if (isOutdated()) return admit();
      store.end('forbidden');
    }
    return { admitted: false };
  }

  function checkSession() {
    // Concurrent callers share one check, but never that of an older session.
    if (pendingCheck?.epoch !== store.epoch()) pendingCheck = { epoch: store.epoch(), result: admit() };
    const { result } = pendingCheck;
    const finish = () => {
      if (pendingCheck?.result === result) pendingCheck = undefined;
    };
    result.then(finish, finish);
    return result;
  }

  options.watch(() => {
    store.sync();
    ownerCheck.pending()?.catch(() => undefined);
  });

  return {
    state: store.state,
    subscribe: store.subscribe,
    onEvent: store.onEvent,
    epoch: store.epoch,
    request: (call) => request(call),
    signIn: (email, password) => signInBy(calls.signIn, { email, password }),
    signInWithCode: (email, otp) => signInBy(calls.signInWithCode, { email, otp }),
    signInBy,
    signOut: () => {
      pendingSignOut ??= signOut();
      return pendingSignOut;
    },
    checkSession,
    setSwitchingRole: (isSwitchingRole) => store.update({ isSwitchingRole }),
  };
}
