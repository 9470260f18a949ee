import { drafts } from '#lib/drafts/drafts.ts';
import { session } from '#lib/session/session.ts';

/** A draft of a planet that an earlier visit has left behind. */
interface Left {
  /** Default: a new planet. */
  readonly id?: string;
  /** Milliseconds since it was left. */
  readonly age: number;
  readonly values: Readonly<Record<string, unknown>>;
  readonly base?: Readonly<Record<string, unknown>>;
  readonly version?: string | undefined;
  readonly slot?: string;
}

/** Returns the scope of a planet's drafts; without an id, of a new planet. */
export const scopeOf = (id = '') => ({ owner: String(session.state().user?.id), form: `planets/${id}` });

/** Signs in, and leaves a draft behind. */
export const leave =
  ({ id, age, values, base = {}, version, slot = 'left' }: Left) =>
  async (): Promise<void> => {
    await session.checkSession();
    drafts.write(scopeOf(id), slot, { savedAt: Date.now() - age, values, base, version });
  };
