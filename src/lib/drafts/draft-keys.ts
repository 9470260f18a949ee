/** Returns what the keys of drafts begin with: of all users, of one user, or of one form of a user. */
export const draftPrefix = (...scope: readonly string[]): string =>
  ['draft', ...scope].map((part) => `${encodeURIComponent(part)}:`).join('');
