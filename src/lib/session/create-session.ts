import { ApiError } from '#lib/api/api-error.ts';
import { readRecord } from '#lib/api/envelope.ts';
import { member } from '#lib/api/objects.ts';
import type { Call } from '#lib/api/transport.ts';
import { t } from '#lib/i18n/i18n.ts';
import type { recognise } from '#lib/recognition/recognise.ts';
import { readAccount, signIn, signInWithCode, signOut } from '#resources/paths/session.ts';
import type { Call as DeclaredCall } from '#schema/endpoints.ts';
import { createCalls, isRefused } from './calls.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import { tellLeaving } from './leaving.ts';
import { createRecognition } from './recognition.ts';
import { createRenewal, type RenewalOptions } from './renewal.ts';
import { createTokenStore, type TokenStorage } from './token-store.ts';
import { readNewTokens } from './tokens.ts';
import { isAdmin, readUser, type SessionUser } from './user.ts';

/** The world of one tab. */
export interface SessionOptions extends Pick<RenewalOptions, 'send' | 'locks' | 'wait'> {
  readonly storage: () => TokenStorage;
  /** Calls back whenever another tab may have changed the storage. */
  readonly watch: (onChange: () => void) => void;
  /** Tells the person that the session expired. */
  readonly onExpired: () => void;
  /** Finds out whose tokens another tab stored: few visits need it, none for its first paint. */
  readonly recognise: typeof recognise;
}

/** What the admin gate found. */
export type Admission =
  | { readonly admitted: true; readonly user: SessionUser }
  | { readonly admitted: false };

/** Who is signed in, in this tab and in all others. */
export interface Session extends Pick<Keeper, 'state' | 'subscribe' | 'onEvent' | 'epoch'> {
  /** Makes a call in the name of who is signed in. */
  request(call: Call): Promise<unknown>;
  /** Signs an administrator in; anything else is an error whose description is what to show. */
  signIn(email: string, password: string): Promise<SessionUser>;
  /** The same with a code that was sent by mail in the password's place. */
  signInWithCode(email: string, code: string): Promise<SessionUser>;
  /** Tells the server, and signs out whatever it answers. Never rejects. */
  signOut(): Promise<void>;
  /** Asks the server who is signed in. Never rejects. */
  checkSession(): Promise<Admission>;
  /** Part of the state of the service's clients (product rule), though no screen here switches roles. */
  setSwitchingRole(isSwitchingRole: boolean): void;
}

/** Makes the session of one tab. */
export function createSession(options: SessionOptions): Session {
  const { send } = options;
  const keeper = createKeeper(createTokenStore(options.storage), () => recognition.doubt());
  const renew = createRenewal({ ...options, keeper, expire });
  const askUnready = createCalls({ keeper, send, renew, ready: () => undefined });
  const recognition = createRecognition(keeper, () => options.recognise(keeper, askUnready));
  const request = createCalls({ keeper, send, renew, ready: recognition.settled });
  let check: { readonly epoch: number; readonly outcome: Promise<Admission> } | undefined;
  let leaving: Promise<void> | undefined;

  function expire() {
    keeper.end(leaving ? 'asked' : 'expired');
    if (!leaving) options.onExpired();
  }

  async function enter(call: DeclaredCall, body: Readonly<Record<string, string>>) {
    const answer = await send({ ...call, body }, { bearer: keeper.state().accessToken });
    const tokens = readNewTokens(answer);
    const user = readUser(member(member(answer, 'data') ?? answer, 'user'));
    if (isAdmin(user)) {
      keeper.begin(tokens, user);
      return user;
    }
    send(signOut, { bearer: tokens.accessToken }).catch(() => undefined);
    keeper.end('refused');
    throw new ApiError('http', { serverMessage: t('auth.refused') });
  }

  async function leave() {
    keeper.sync();
    const end = keeper.leave();
    await tellLeaving(send, keeper.state());
    leaving = undefined;
    end();
  }

  async function admit(): Promise<Admission> {
    keeper.sync();
    if (keeper.isEmpty()) return { admitted: false };
    let asked: string | undefined;
    // An answer about tokens that another tab has replaced meanwhile says nothing about those there are now.
    const isOutdated = () => {
      keeper.sync();
      return keeper.state().accessToken !== asked;
    };
    try {
      const answer = await request(readAccount, (token) => {
        asked = token;
      });
      if (isOutdated()) return admit();
      const user = readUser(readRecord(answer));
      if (isAdmin(user)) {
        keeper.update({ user });
        return { admitted: true, user };
      }
      keeper.end('refused');
    } catch (error) {
      // Tokens are removed only where the server said no: a connection that fails says nothing about them.
      if (!isRefused(error)) return { admitted: false };
      if (isOutdated()) return admit();
      keeper.end('refused');
    }
    return { admitted: false };
  }

  function checkSession() {
    // Those who ask together share one answer, but never that of an older session.
    if (check?.epoch !== keeper.epoch()) check = { epoch: keeper.epoch(), outcome: admit() };
    const { outcome } = check;
    const end = () => {
      if (check?.outcome === outcome) check = undefined;
    };
    outcome.then(end, end);
    return outcome;
  }

  options.watch(() => {
    keeper.sync();
    recognition.settled()?.catch(() => undefined);
  });

  return {
    state: keeper.state,
    subscribe: keeper.subscribe,
    onEvent: keeper.onEvent,
    epoch: keeper.epoch,
    request: (call) => request(call),
    signIn: (email, password) => enter(signIn, { email, password }),
    signInWithCode: (email, otp) => enter(signInWithCode, { email, otp }),
    signOut: () => {
      leaving ??= leave();
      return leaving;
    },
    checkSession,
    setSwitchingRole: (isSwitchingRole) => keeper.update({ isSwitchingRole }),
  };
}
