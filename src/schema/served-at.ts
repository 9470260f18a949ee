/** A path with the base it is served below. */
export interface ServedPath {
  readonly path: string;
  readonly base?: 'root' | undefined;
}

/** Returns the path under which the host serves a call: below `/api/v1`, unless its declaration says otherwise. */
export const servedAt = ({ path, base }: ServedPath): string => (base === 'root' ? path : `/api/v1${path}`);
