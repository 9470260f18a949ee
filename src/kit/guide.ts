/** How far a component may be relied upon: a beta's props may still change. */
export type GuideStatus = 'stable' | 'beta';

/** What the components are sorted under in the overview. */
export type GuideGroup = 'action' | 'entry' | 'navigation' | 'overlay' | 'record' | 'feedback' | 'layout';

/** A pattern of the ARIA Authoring Practices Guide, or the plain element that needs none. */
export interface GuidePattern {
  name: string;
  href?: string;
  notes: readonly string[];
}

/**
 * What whoever designs with a component must know, beside what its stories show and its types say.
 * Each room has one (`<name>.docs.ts`); Storybook draws its page from it, and a test refuses one that is not whole.
 */
export interface ComponentGuide {
  group: GuideGroup;
  status: GuideStatus;
  /** The version that it came with. */
  since: string;
  /** What it is for, in a sentence or two. */
  purpose: string;
  /** When not to use it, and what is used then. */
  avoid: readonly { when: string; instead: string }[];
  do: readonly string[];
  dont: readonly string[];
  /** How its texts are written; examples are in the product's French. */
  content: readonly string[];
  /** What each key does; a sentence where no key reaches it. */
  keyboard: readonly { keys: readonly string[]; does: string }[] | string;
  aria: GuidePattern;
}
