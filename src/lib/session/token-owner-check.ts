import type { SessionStore } from './session-store.ts';

/** The check that tokens of another tab belong to the user of this one. */
export interface TokenOwnerCheck {
  /** Starts the check, because another tab has stored other tokens. */
  start(): void;
  /**
   * The end of the check; undefined if there is nothing to check. Rejects if the owner cannot be found out now: the
   * next caller tries again.
   */
  pending(): Promise<void> | undefined;
}

interface OpenCheck {
  readonly epoch: number;
  result?: Promise<void> | undefined;
}

/**
 * Creates the check. Another tab may refresh the tokens, but it may also sign in as another user: then the data of
 * this tab is not theirs. Until the owner is known, no call is made with these tokens, because its response could
 * show the data of one user to another. `findOwner` resolves with the access token that it has checked, or rejects.
 */
export function createTokenOwnerCheck(
  store: SessionStore,
  findOwner: () => Promise<string | undefined>,
): TokenOwnerCheck {
  let open: OpenCheck | undefined;

  async function run(current: OpenCheck) {
    try {
      const checkedToken = await findOwner();
      // If the tokens have changed once more, the check stays open for the new ones.
      if (open === current && store.state().accessToken === checkedToken) open = undefined;
    } finally {
      current.result = undefined;
    }
  }

  function pending() {
    // A check of an older session is obsolete.
    if (open?.epoch !== store.epoch()) return undefined;
    open.result ??= run(open);
    return open.result;
  }

  return {
    start: () => {
      if (open?.epoch !== store.epoch()) open = { epoch: store.epoch() };
      pending()?.catch(() => undefined);
    },
    pending,
  };
}
