/** A path with its base. */
export interface ServedPath {
  readonly path: string;
  readonly base?: 'root' | undefined;
}

/** Returns the whole path of a call on the host: below `/api/v1`, unless its base is `root`. */
export const servedAt = ({ path, base }: ServedPath): string => (base === 'root' ? path : `/api/v1${path}`);
