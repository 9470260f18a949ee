/** Keys and their effect. */
export interface GuideKey {
  readonly keys: readonly string[];
  readonly does: string;
}

/** An accessibility pattern, with the keys and the notes of every component that follows it. */
export interface GuidePattern {
  readonly name: string;
  /** Its description on the web. A pattern without a role has none. */
  readonly href?: string;
  readonly keyboard?: readonly GuideKey[];
  readonly notes?: readonly string[];
}

/** Returns the address of a page of the ARIA patterns guide. */
export const apg = (page: string) => `https://www.w3.org/WAI/ARIA/apg/${page}/`;
/** Returns the address of a role. */
export const role = (name: string) => `https://www.w3.org/TR/wai-aria-1.2/#${name}`;
/** Returns the address of a tutorial. */
export const tutorial = (page: string) => `https://www.w3.org/WAI/tutorials/${page}/`;

/** Returns the key that moves to something. */
export const tabTo = (target: string): GuideKey => ({ keys: ['Tab'], does: `Moves to ${target}.` });
