import { isObject } from '#schema/objects.ts';
import { draftPrefix } from './draft-keys.ts';

/** The part of the browser's storage that drafts use. */
type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Returns the keys of a storage that begin with a text. */
const keysOf = (storage: ItemStorage, prefix: string): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

/** The changes of a form that were not sent. */
export interface KeptDraft {
  /** The time of the last change, in milliseconds. */
  readonly savedAt: number;
  /** The changed values by the name of their field. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The values that they replaced. */
  readonly base: Readonly<Record<string, unknown>>;
  /** The version of the record that had these values; undefined if the service gave it none. */
  readonly version?: string | undefined;
}

/** A form of one user. */
export interface DraftScope {
  /** The id of the account. */
  readonly owner: string;
  /** The resource and the id of the record, e.g. `users/12`. */
  readonly form: string;
}

/** Returns the key of a draft. */
export const draftKey = ({ owner, form }: DraftScope, slot: string): string =>
  draftPrefix(owner, form) + slot;

/** The drafts of all users of this browser. Each opening of a form has its own slot: tabs do not overwrite each other. */
export interface DraftStore {
  /** Returns the drafts of a form with their slots, the latest first. */
  read(scope: DraftScope): readonly { readonly slot: string; readonly draft: KeptDraft }[];
  write(scope: DraftScope, slot: string, draft: KeptDraft): void;
  remove(scope: DraftScope, slot: string): void;
  /** Removes the drafts that are too old, too many, or unreadable. */
  sweep(): void;
}

/** Milliseconds after which a draft is removed (product rule: 7 days). */
const lifetime = 7 * 24 * 60 * 60_000;

/** The longest draft, in characters. A longer one is not kept. */
const maxLength = 200_000;

/** The largest number of drafts in a browser. The oldest go first. */
const maxDrafts = 40;

function parse(text: string | null): KeptDraft | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || typeof value['savedAt'] !== 'number') return undefined;
    const { savedAt, values, base, version } = value;
    if (!isObject(values) || !isObject(base)) return undefined;
    return { savedAt, values, base, ...(typeof version === 'string' && { version }) };
  } catch {
    return undefined;
  }
}

/**
 * Creates the store of drafts. The browser may deny its storage, or it may be full: then drafts are not kept, and
 * forms work as without them. `now` returns the time in milliseconds.
 */
export function createDraftStore(openStorage: () => ItemStorage, now: () => number): DraftStore {
  function withStorage<Result>(action: (storage: ItemStorage) => Result): Result | undefined {
    try {
      return action(openStorage());
    } catch {
      return undefined;
    }
  }

  /** Removes the drafts that are too old, too many or unreadable. Returns the keys of the others, the latest first. */
  function tidy(storage: ItemStorage): string[] {
    const drafts = keysOf(storage, draftPrefix()).map((key) => ({ key, draft: parse(storage.getItem(key)) }));
    // A clock that was set back must not keep a draft for ever.
    const isAlive = (savedAt: number) => Math.abs(now() - savedAt) < lifetime;
    const alive = drafts
      .flatMap(({ key, draft }) => (draft && isAlive(draft.savedAt) ? [{ key, savedAt: draft.savedAt }] : []))
      .toSorted((one, other) => other.savedAt - one.savedAt)
      .map(({ key }) => key);
    const kept = alive.slice(0, maxDrafts);
    for (const { key } of drafts) if (!kept.includes(key)) storage.removeItem(key);
    return kept;
  }

  /** Stores an item. While the storage is full, the oldest draft is removed. Throws if that does not help. */
  function store(storage: ItemStorage, key: string, text: string): void {
    const older = tidy(storage).filter((other) => other !== key);
    for (;;) {
      try {
        storage.setItem(key, text);
        return;
      } catch (error) {
        const oldest = older.pop();
        if (oldest === undefined) throw error;
        storage.removeItem(oldest);
      }
    }
  }

  return {
    read: (scope) =>
      withStorage((storage) => {
        tidy(storage);
        const prefix = draftPrefix(scope.owner, scope.form);
        return keysOf(storage, prefix)
          .flatMap((key) => {
            const draft = parse(storage.getItem(key));
            return draft === undefined ? [] : [{ slot: key.slice(prefix.length), draft }];
          })
          .toSorted((one, other) => other.draft.savedAt - one.draft.savedAt);
      }) ?? [],
    write: (scope, slot, draft) =>
      withStorage((storage) => {
        const key = draftKey(scope, slot);
        const text = JSON.stringify(draft);
        if (text.length > maxLength) storage.removeItem(key);
        else store(storage, key, text);
      }),
    remove: (scope, slot) => withStorage((storage) => storage.removeItem(draftKey(scope, slot))),
    sweep: () => {
      withStorage(tidy);
    },
  };
}
