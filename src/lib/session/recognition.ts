import type { Keeper } from './keeper.ts';

/** Finds out whose tokens another tab stored. */
export interface Recognition {
  /** Says that the tokens may be somebody else's. */
  doubt(): void;
  /**
   * Waits until it is known whose they are; undefined where there is no doubt. Rejects where it can't be told now:
   * the next one who needs to know asks again.
   */
  settled(): Promise<void> | undefined;
}

interface Doubt {
  readonly epoch: number;
  answer?: Promise<void> | undefined;
}

/**
 * Other tabs renew tokens, but they may also sign in as somebody else: then nothing held here is theirs. Until that
 * is known, no call is made with these tokens: what it gave would be shown to the one for the other. `recognise`
 * gives the access token whose owner it found out, or rejects.
 */
export function createRecognition(keeper: Keeper, recognise: () => Promise<string | undefined>): Recognition {
  let doubt: Doubt | undefined;

  async function decide(current: Doubt) {
    try {
      const known = await recognise();
      // Where yet others came in the meantime, the doubt is about those.
      if (doubt === current && keeper.state().accessToken === known) doubt = undefined;
    } finally {
      current.answer = undefined;
    }
  }

  function settled() {
    // A doubt about a session that is over is none.
    if (doubt?.epoch !== keeper.epoch()) return undefined;
    doubt.answer ??= decide(doubt);
    return doubt.answer;
  }

  return {
    doubt: () => {
      if (doubt?.epoch !== keeper.epoch()) doubt = { epoch: keeper.epoch() };
      settled()?.catch(() => undefined);
    },
    settled,
  };
}
