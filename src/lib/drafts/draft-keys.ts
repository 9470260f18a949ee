/** The part of the browser's storage that drafts use. */
export type ItemStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Returns what the keys of drafts begin with: of all users, of one user, or of one form of a user. */
export function draftPrefix({ owner, form }: { owner?: string; form?: string } = {}): string {
  return ['draft', owner, form]
    .filter((part) => part !== undefined)
    .map((part) => `${encodeURIComponent(part)}:`)
    .join('');
}

/** Returns the keys of a storage that begin with a text. */
export function keysOf(storage: ItemStorage, prefix: string): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
    key.startsWith(prefix),
  );
}
