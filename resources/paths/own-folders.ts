/** The folders of calls. */
const calls = ['api', 'auth', 'admin'];

/** The folders at which the server itself responds. */
export const serverFolders = [...calls, 'files', 'health', 'ready', 'metrics', 'openapi.json'];

/** The first folders of addresses that are not a page: the server's, and that of built files. */
export const ownFolders = [...serverFolders, 'assets'];

const isBelow = (folders: readonly string[], path: string) => folders.includes(path.split('/')[1] ?? '');

/** Returns true for the path of a call of this project. */
export const isCallPath = (path: string): boolean => isBelow(calls, path);

/** Returns true for a path at which there is never a page. */
export const isOwnPath = (path: string): boolean => isBelow(ownFolders, path);

/** Returns true for a path at which another service can have no call. Below `/api/v1`, only two folders are this project's. */
export const isTakenPath = (path: string): boolean =>
  path.startsWith('/api/') ? /^\/api\/v1\/(admin|users)(\/|$)/.test(path) : isOwnPath(path);
